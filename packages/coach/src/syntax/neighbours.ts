import type { Problem } from '../problem.ts';
import { openBrackets } from '../source/brackets.ts';
import type { Token } from '../source/tokens.ts';
import { endsValue, startsValue } from './statement.ts';

export type Neighbours = {
  readonly left: Token;
  readonly right: Token;
  /** The innermost bracket that is open around them. */
  readonly bracket: Token | undefined;
};

/** Two values side by side with nothing between them, where Python stopped. */
export function neighboursOf({ source: { tokens }, place }: Problem): Neighbours | null {
  if (place === null) return null;
  const start = tokens.findIndex((token) => isBehind(token, place.line, place.column));
  const end = tokens.findIndex((token) => isBehind(token, place.endLine, place.endColumn));
  return start === -1 ? null : firstNeighbours(tokens, start, end === -1 ? tokens.length : end);
}

/** The first two values side by side among these tokens. */
export function neighboursAmong(tokens: readonly Token[]): Neighbours | null {
  return firstNeighbours(tokens, 1, tokens.length - 1);
}

/** What stands between the same two commas or brackets as this token. */
export function argumentAround(tokens: readonly Token[], token: Token): readonly Token[] {
  const bracket = openBrackets(tokens, token).at(-1);
  let depth = 0;
  let found: Token[] = [];
  for (const other of tokens) {
    if (bracket ? other.offset <= bracket.offset : other.line < token.line) continue;
    if (isOneOf(other, /^[)\]}]$/)) depth -= 1;
    const isEnd = depth < 0 || (depth === 0 && isOneOf(other, /^[,;:=]$/));
    if (isEnd && other.offset > token.offset) break;
    if (isEnd) found = [];
    else found.push(other);
    if (isOneOf(other, /^[([{]$/)) depth += 1;
  }
  return found;
}

function firstNeighbours(tokens: readonly Token[], from: number, to: number): Neighbours | null {
  for (let index = Math.max(from, 1); index <= to; index += 1) {
    const [left, right] = [tokens[index - 1], tokens[index]];
    if (!left || !right || !areNeighbours(left, right)) continue;
    const bracket = openBrackets(tokens, right).at(-1);
    if (bracket || left.endLine === right.line) return { left, right, bracket };
  }
  return null;
}

/** Two texts side by side are one text. */
function areNeighbours(left: Token, right: Token): boolean {
  if (left.kind === 'text' && right.kind === 'text') return false;
  return endsValue(left) && startsValue(right);
}

function isOneOf({ kind, text }: Token, pattern: RegExp): boolean {
  return kind === 'operator' && pattern.test(text);
}

/** Whether the token goes on behind this place. */
function isBehind({ endLine, endColumn }: Token, line: number, column: number): boolean {
  return endLine > line || (endLine === line && endColumn > column);
}
