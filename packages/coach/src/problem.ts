import type { ErrorFacts } from '@hbg/contract/execution';
import type { Place } from './explanation.ts';
import { openBrackets } from './source/brackets.ts';
import { readSource, type Source } from './source/source.ts';
import type { Token } from './source/tokens.ts';

/** An error together with the code around it. */
export type Problem = {
  readonly facts: ErrorFacts;
  readonly source: Source;
  /** The line on which Python stopped, without comment and the inside of texts. */
  readonly line: string;
  readonly place: Place | null;
  /** The token at which Python stopped, the one before it, and the first of the line. */
  readonly at: Token | undefined;
  readonly before: Token | undefined;
  readonly first: Token | undefined;
};

export function problemOf(told: ErrorFacts, code: string): Problem {
  const source = readSource(code);
  const facts = { ...told, line: told.line && Math.min(told.line, source.lines.length + 1) };
  const place = placeOf(facts, source);
  const tokens = source.tokens.filter((token) => token.line === place?.line);
  const column = place?.column ?? 0;
  const at = tokens.find((token) => token.column <= column && column < token.endColumn);
  return {
    facts,
    source,
    line: source.bareLines[(place?.line ?? 0) - 1] ?? '',
    place,
    at,
    before: tokens.findLast((token) => token.endColumn <= column) ?? lineBefore(source, at),
    first: tokens[0],
  };
}

/** What follows in the line on the name at which Python stopped, also within an f-text. */
export function behind({ source, place }: Problem, name: string): string {
  const start = (place?.column ?? 1) - 1;
  const line = source.lines[(place?.line ?? 0) - 1] ?? '';
  return line.startsWith(name, start)
    ? line.slice(start + name.length, start + 500).trimStart()
    : '';
}

/** Within brackets a statement goes on over several lines. */
function lineBefore({ tokens }: Source, at: Token | undefined): Token | undefined {
  if (at === undefined || openBrackets(tokens, at).length === 0) return undefined;
  return tokens.findLast(({ offset }) => offset < at.offset);
}

function placeOf(facts: ErrorFacts, { lines }: Source): Place | null {
  const text = lines[(facts.line ?? 0) - 1];
  if (facts.line === null || text === undefined) return null;
  if (facts.column === null) return placeOfLine(lines, facts.line);
  const endLine = Math.max(facts.endLine ?? facts.line, facts.line);
  return {
    line: facts.line,
    column: editorColumn(text, facts.column),
    endLine,
    endColumn: editorColumn(lines[endLine - 1] ?? '', facts.endColumn ?? facts.column + 1),
  };
}

/** Python counts an emoji as one character, the editor as two. */
function editorColumn(text: string, column: number): number {
  const characters = Array.from(text.slice(0, column * 2));
  const missing = Math.max(column - 1 - characters.length, 0);
  return characters.slice(0, Math.max(column - 1, 0)).join('').length + missing + 1;
}

/** The code of a line, without the indentation. */
export function placeOfLine(lines: readonly string[], line: number): Place {
  const text = lines[line - 1] ?? '';
  const column = text.length - text.trimStart().length + 1;
  return { line, column, endLine: line, endColumn: Math.max(text.trimEnd().length, column) + 1 };
}

/** A mark needs a character to stand on: behind the end of a line it takes the last one. */
export function withinCode(place: Place, lines: readonly string[]): Place | null {
  const line = lastUsedLine(lines, Math.min(place.line, lines.length));
  const text = lines[line - 1]?.trimEnd();
  if (!text) return null;
  if (line < place.line || place.column > text.length) {
    return { line, column: text.length, endLine: line, endColumn: text.length + 1 };
  }
  const column = Math.max(place.column, 1);
  const endLine = Math.min(Math.max(place.endLine, line), lines.length);
  const end = Math.min(place.endColumn, (lines[endLine - 1] ?? '').length + 1);
  const endColumn = endLine === line ? Math.max(end, column + 1) : Math.max(end, 1);
  return { line, column, endLine, endColumn };
}

function lastUsedLine(lines: readonly string[], from: number): number {
  let line = from;
  while (line > 1 && (lines[line - 1] ?? '').trim() === '') line -= 1;
  return line;
}
