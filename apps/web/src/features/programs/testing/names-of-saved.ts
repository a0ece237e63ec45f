import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { button } from './open-workshop.ts';

/** What the browser is given to download with a click. */
export async function namesOfSaved() {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:programm';
  URL.revokeObjectURL = () => {};
  await userEvent.click(button('Als Datei speichern'));
  vi.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
  return saved;
}
