import { Drawing } from '@hbg/python/drawing/drawing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savePicture } from './save-picture.ts';

let saved: { href: string; name: string }[];
beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ href: this.href, name: this.download });
  });
  URL.createObjectURL = () => 'blob:zeichnung';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

it('saves the picture as a PNG file', async () => {
  canvasGives(new Blob(['png'], { type: 'image/png' }));
  expect(await savePicture(new Drawing())).toBe(true);
  expect(saved).toEqual([{ href: 'blob:zeichnung', name: 'zeichnung.png' }]);
});

it('says when the browser cannot make a picture', async () => {
  canvasGives(null);
  expect(await savePicture(new Drawing())).toBe(false);
  expect(saved).toEqual([]);
});

function canvasGives(file: Blob | null) {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(file));
}
