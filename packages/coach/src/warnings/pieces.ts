import type { Place } from '../explanation.ts';
import type { Token } from '../source/tokens.ts';
import { keywords } from '../words/python-names.ts';

/** How many brackets are open around each token; a bracket itself stands outside of its pair. */
export function depthsOf(tokens: readonly Token[]): number[] {
  let depth = 0;
  return tokens.map((token) => {
    if (isClosing(token)) depth = Math.max(depth - 1, 0);
    const own = depth;
    if (isOpening(token)) depth += 1;
    return own;
  });
}

export function isOpening({ kind, text }: Token): boolean {
  return kind === 'operator' && /^[([{]$/.test(text);
}

export function isClosing({ kind, text }: Token): boolean {
  return kind === 'operator' && /^[)\]}]$/.test(text);
}

/** A name that is free for things of the program. */
export function isFreeName(token: Token | undefined): token is Token {
  return token?.kind === 'name' && !keywords.has(token.text);
}

/** Where a sign stands outside of all brackets, or -1. */
export function indexOutside(tokens: readonly Token[], sign: string): number {
  const depths = depthsOf(tokens);
  return tokens.findIndex(({ text, kind }, at) => text === sign && kind !== 'text' && !depths[at]);
}

/** The pieces between the separators that stand outside of all brackets; empty ones are left out. */
export function splitOutside(tokens: readonly Token[], separator: string): Token[][] {
  const depths = depthsOf(tokens);
  const pieces: Token[][] = [[]];
  tokens.forEach((token, at) => {
    if (token.text === separator && !depths[at]) pieces.push([]);
    else pieces.at(-1)?.push(token);
  });
  return pieces.filter(({ length }) => length > 0);
}

type Test = (token: Token) => boolean;

/** What stands on both sides of a token, each up to an edge or to the bracket around. */
export function sidesAt(tokens: readonly Token[], at: number, isEdge: Test): [Token[], Token[]] {
  const start = endOfSide(tokens, at, -1, isEdge);
  const end = endOfSide(tokens, at, 1, isEdge);
  return [tokens.slice(start + 1, at), tokens.slice(at + 1, end)];
}

function endOfSide(tokens: readonly Token[], from: number, step: 1 | -1, isEdge: Test): number {
  const [goesIn, goesOut] = step === 1 ? [isOpening, isClosing] : [isClosing, isOpening];
  let depth = 0;
  let at = from + step;
  for (let token = tokens[at]; token; token = tokens[at]) {
    if (depth === 0 && (goesOut(token) || isEdge(token))) break;
    if (goesIn(token)) depth += 1;
    if (goesOut(token)) depth -= 1;
    at += step;
  }
  return at;
}

/** From the first of these tokens to the last. */
export function placeOf(tokens: readonly Token[]): Place | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return null;
  const { line, column } = first;
  return { line, column, endLine: last.endLine, endColumn: last.endColumn };
}
