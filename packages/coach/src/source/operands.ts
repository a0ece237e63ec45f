import type { ErrorFacts, PythonValue } from '@hbg/contract/execution';
import { code } from '../words/code-quote.ts';
import { typeName } from '../words/type-names.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The two sides of the last operator of this kind that stands outside of all brackets. */
export function sidesOf(
  piece: string,
  isOperator: (text: string) => boolean,
): [string, string] | null {
  const tokens = outside(tokensOf(piece));
  const at = tokens.findLastIndex(({ text }, index) => index > 0 && isOperator(text));
  const operator = tokens[at];
  if (!operator) return null;
  const right = piece.slice(operator.offset + operator.text.length);
  return [unwrap(piece.slice(0, operator.offset).replace(/^\s*not\s/, '')), unwrap(right)];
}

export function isOperator(text: string): boolean {
  return /^(?:[-+*/%<>@&|^]|\*\*|\/\/|[-+*/%<>]=|==)$/.test(text);
}

/** What a piece of the program stood for when it failed. */
export function valueOf({ values }: ErrorFacts, piece: string): PythonValue | null {
  return values.find(({ source }) => source === piece) ?? null;
}

/** „`alter` ist ein Text (`'12'`)“; of a value that is written in the code itself its type alone. */
export function describe(facts: ErrorFacts, piece: string, type: string): string {
  const value = valueOf(facts, piece);
  const isPlain = value && ['str', 'int', 'float', 'bool'].includes(value.type);
  const shown = isPlain ? ` (${code(value.repr, 14)})` : '';
  return `${code(piece, 20)} ist ${typeName(type).is}${shown}`;
}

/** The tokens outside of all brackets; a closing bracket counts as outside. */
export function outside(tokens: readonly Token[]): Token[] {
  let depth = 0;
  return tokens.filter(({ kind, text }) => {
    if (kind !== 'operator') return depth === 0;
    if (/^[([{]$/.test(text)) depth += 1;
    if (/^[)\]}]$/.test(text)) depth -= 1;
    return depth === 0;
  });
}

function unwrap(piece: string): string {
  const inner = /^\((.*)\)$/s.exec(piece.trim())?.[1];
  return inner !== undefined && !/[()]/.test(inner) ? inner : piece.trim();
}
