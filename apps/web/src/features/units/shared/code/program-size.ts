import { maxCodeBytes } from '@hbg/contract/execution';

const mostBytesOfSign = 3;

/** The server takes no program of this length: it runs here, and stays on this device. */
export function isTooLong(code: string): boolean {
  // With every key it is asked again: hardly a program has to be measured.
  if (code.length * mostBytesOfSign <= maxCodeBytes) return false;
  return new TextEncoder().encode(code).length > maxCodeBytes;
}
