import type { Files } from './units.ts';

/** What a program of one file is called. */
export const mainFile = 'main.py';

/** The code of a unit is kept as one string: the text of its only file, or all of them by name. */
export function joinFiles(files: Files): string {
  const [text, ...others] = Object.values(files);
  return others.length === 0 ? (text ?? '') : JSON.stringify(files);
}

/** What is no several files is one. */
export function splitFiles(code: string, name = mainFile): Files {
  return severalFiles(code) ?? { [name]: code };
}

export function areSameFiles(one: Files, other: Files): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

function severalFiles(code: string): Files | null {
  if (!code.startsWith('{"')) return null;
  try {
    const parsed: unknown = JSON.parse(code);
    return isFiles(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** A Python program may be a dict of texts, but hardly one by the names of files. */
function isFiles(value: unknown): value is Files {
  if (typeof value !== 'object' || value === null) return false;
  const files = Object.entries(value);
  return (
    files.length > 1 &&
    files.every(([name, text]) => /^[\w-]+\.[a-z]+$/.test(name) && typeof text === 'string')
  );
}
