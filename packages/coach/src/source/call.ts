import { lastOpening } from './brackets.ts';
import { outside } from './operands.ts';
import { tokensOf } from './tokens.ts';

/** A call as it is written: `turtle.goto(x, 5)`. */
export type Call = {
  readonly callee: string;
  /** `goto` */
  readonly name: string;
  readonly values: readonly string[];
};

/** Null when the piece is anything else than one call, or was cut off. */
export function callIn(piece: string | null): Call | null {
  const start = piece?.endsWith(')') ? lastOpening(piece) : 0;
  if (piece === null || start <= 0) return null;
  const callee = piece.slice(0, start).trim();
  const isOne = outside(tokensOf(callee)).every(
    ({ kind, text }) => kind !== 'operator' || /^[.)\]}]$/.test(text),
  );
  const name = callee.split('.').at(-1)?.trim() ?? callee;
  return isOne ? { callee, name, values: splitAtCommas(piece.slice(start + 1, -1)) } : null;
}

/** What stands between the commas that are outside of all brackets. */
export function splitAtCommas(piece: string): string[] {
  const commas = outside(tokensOf(piece)).filter(({ text }) => text === ',');
  const ends = [...commas.map(({ offset }) => offset), piece.length];
  const parts = ends.map((end, index) => piece.slice((ends[index - 1] ?? -1) + 1, end).trim());
  return parts.filter((part) => part !== '');
}
