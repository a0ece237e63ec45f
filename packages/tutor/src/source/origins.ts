import type { Problem } from '../problem.ts';
import type { Source } from './source.ts';
import { withUmlauts } from './with-umlauts.ts';

export type Assignment = { readonly line: number; readonly value: string };

/** The last line above the error that gave this name its value. */
export function lastAssignment({ source, facts }: Problem, name: string): Assignment | null {
  const lines = source.bareLines.slice(0, facts.line ?? 0);
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const [, left = '', right = ''] =
      /^\s*(\S[^=!<>]*?)\s*=(?!=)\s*(.*)$/.exec(lines[index] ?? '') ?? [];
    if (left === name) return { line: index + 1, value: right.trim() };
  }
  return null;
}

/** `alter = input(…)`: what a learner types is always a text. */
export function isFromInput(problem: Problem, piece: string): boolean {
  const isInput = /^input\s*\(/;
  const type = problem.facts.values.find(({ source }) => source === piece)?.type ?? 'str';
  if (type !== 'str') return false;
  return isInput.test(piece) || isInput.test(lastAssignment(problem, piece)?.value ?? '');
}

const returned = withUmlauts(/\breturn\s+\S/);

/** Whether a function of the program hands back a value on every way, on some, or on none. */
export function returnsOf(source: Source, name: string): 'none' | 'some' | null {
  const start = source.tokens.findIndex(
    ({ text }, index) => text === name && source.tokens[index - 1]?.text === 'def',
  );
  const column = source.tokens[start - 1]?.column;
  if (column === undefined) return null;
  const line = source.tokens[start]?.line ?? 1;
  const end = source.bareLines.findIndex(
    (text, index) => index >= line && text.trim() !== '' && text.search(/\S/) < column,
  );
  const body = source.bareLines.slice(line - 1, end === -1 ? undefined : end);
  return body.some((text) => returned.test(text)) ? 'some' : 'none';
}
