import type { Drawing } from '@hbg/python/drawing/drawing';
import { saveFile } from '../../../../ui/save-file.ts';
import { paintOnce } from './stage-painter.ts';

/** Sharp enough to print, small enough for every browser. */
const scale = 2;

/** As a PNG file; false when the browser cannot make one. */
export async function savePicture(drawing: Drawing): Promise<boolean> {
  const canvas = document.createElement('canvas');
  await paintOnce(canvas, drawing, scale);
  const file = await pngOf(canvas);
  if (!file) return false;
  saveFile(file, 'zeichnung.png');
  return true;
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
