import type { Files } from '@hbg/contract/units';
import type { Advice, Place } from '../explanation.ts';

/** What is odd in a page though no browser complains. */
export type PageAdvice = Advice & { readonly file: string };

/** Looks through the file for one kind of mistake. */
export type PageCheck = (file: string, files: Files) => readonly PageAdvice[];

/** Where these characters stand. */
export function placeAt(code: string, from: number, length = 1): Place {
  const before = code.slice(0, from).split('\n');
  const inside = code.slice(from, from + length).split('\n');
  const line = before.length;
  const column = (before.at(-1) ?? '').length + 1;
  const endLine = line + inside.length - 1;
  const endColumn = inside.length === 1 ? column + length : (inside.at(-1) ?? '').length + 1;
  return {
    line,
    column,
    endLine,
    endColumn: Math.max(endColumn, endLine === line ? column + 1 : 1),
  };
}
