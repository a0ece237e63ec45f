import type { Place } from '../explanation.ts';
import type { Problem } from '../problem.ts';
import { indentOf, isBlank } from '../source/source.ts';
import type { Token } from '../source/tokens.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { constants, keywords } from '../words/python-names.ts';

const header =
  /^\s*(?:async\s+)?(if|elif|else|for|while|def|class|try|except|finally|with|match|case)\b/;

/** The word with which a line opens a block. */
export const headerLine = withUmlauts(header);

/** The tokens of the line on which Python stopped. */
export function lineTokens({ source, place }: Problem): Token[] {
  return source.tokens.filter(({ line }) => line === place?.line);
}

/** The line as it is written, without indentation and comment. */
export function lineCode({ source, place, line }: Problem): string {
  return (source.lines[(place?.line ?? 0) - 1] ?? '').slice(0, line.trimEnd().length).trim();
}

export function textBetween(problem: Problem, start: Token, end: Token): string {
  const text = problem.source.lines.join('\n');
  return text.slice(start.offset, end.offset + end.text.length);
}

export function placeBetween(start: Place, { endLine, endColumn }: Place): Place {
  return { line: start.line, column: start.column, endLine, endColumn };
}

/** Whether the next line with code stands deeper: then this one is meant to open a block. */
export function opensBlock({ source, place, line }: Problem): boolean {
  const next = source.bareLines.slice(place?.line ?? 0).find((text) => !isBlank(text));
  return next !== undefined && indentOf(next) > indentOf(line);
}

/** The token so many steps behind this one, or before it. */
export function tokenBeside(
  { source: { tokens } }: Problem,
  token: Token | undefined,
  steps: number,
): Token | undefined {
  return token && tokens[tokens.indexOf(token) + steps];
}

export function endsValue(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.kind === 'operator' ? /^[)\]}]$/.test(token.text) : isPlainValue(token);
}

export function startsValue(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'operator' && isPlainValue(token);
}

function isPlainValue({ text }: Token): boolean {
  return !keywords.has(text) || constants.includes(text);
}
