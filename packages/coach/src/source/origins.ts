import type { Problem } from '../problem.ts';
import { callIn } from './call.ts';
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

/** With its texts, which bare lines don't show. */
export function writtenIn({ source }: Problem, { line, value }: Assignment): string {
  const start = source.bareLines[line - 1]?.lastIndexOf(value) ?? -1;
  return source.lines[line - 1]?.slice(start, start + value.length) ?? value;
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
  const body = bodyOf(source, name)?.lines;
  if (!body) return null;
  return body.some((text) => returned.test(text)) ? 'some' : 'none';
}

const printed = withUmlauts(/\breturn\s+print\s*\(/);

/** `return print(x)`: its line, and what to write there. */
export function printReturnedBy(source: Source, name: string) {
  const { first = 1, lines = [] } = bodyOf(source, name) ?? {};
  const index = lines.findIndex((text) => printed.test(text));
  if (index === -1) return null;
  const bare = lines[index]?.trimEnd() ?? '';
  const start = bare.search(printed);
  const written = source.lines[first + index - 1]?.slice(start, bare.length) ?? '';
  const [value = '', ...others] = callIn(written.replace(/^return\s+/, ''))?.values ?? [];
  const isOne = value !== '' && others.length === 0 && value.length < 34;
  return { line: first + index, instead: `return ${isOne ? value : '…'}` };
}

function bodyOf(source: Source, name: string) {
  const start = source.tokens.findIndex(
    ({ text }, index) => text === name && source.tokens[index - 1]?.text === 'def',
  );
  const column = source.tokens[start - 1]?.column;
  if (column === undefined) return null;
  const first = source.tokens[start]?.line ?? 1;
  const end = source.bareLines.findIndex(
    (text, index) => index >= first && text.trim() !== '' && text.search(/\S/) < column,
  );
  return { first, lines: source.bareLines.slice(first - 1, end === -1 ? undefined : end) };
}
