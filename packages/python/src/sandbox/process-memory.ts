import { readFileSync } from 'node:fs';

/**
 * The interpreter and its snapshot need 220 MB, and a program may take 256 MB inside. What goes
 * beyond has got around the limits of the interpreter.
 */
const maxResidentBytes = 700 * 1024 * 1024;

/** Known on Linux only; elsewhere the limits of the interpreter have to do. */
export function isTooLarge(pid: number | undefined): boolean {
  return pid !== undefined && residentBytes(pid) > maxResidentBytes;
}

/** Of the process and all below it: the second wall stands between us and the program. */
export function residentBytes(pid: number): number {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const below = children === '' ? [] : children.split(' ').map(Number);
    return below.reduce((sum, child) => sum + residentBytes(child), Number(kilobytes ?? 0) * 1024);
  } catch {
    return 0;
  }
}
