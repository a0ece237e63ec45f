import type { Token } from '../source/tokens.ts';
import { depthsOf, isFreeName, splitOutside } from './pieces.ts';

export type Call = {
  /** `upper` in `name.upper()`. */
  readonly name: string;
  /** `name` in `name.upper()`; empty for a plain function. */
  readonly object: readonly Token[];
  readonly values: readonly (readonly Token[])[];
};

/** Reads tokens that are one call, from the first to the last: `f(…)`, `a.b(…)`, `"…".f(…)`. */
export function readCall(tokens: readonly Token[]): Call | null {
  const depths = depthsOf(tokens);
  const outside = tokens.flatMap((token, at) => (depths[at] ? [] : [{ token, at }]));
  const [opening, closing] = outside.slice(-2);
  const name = tokens[(opening?.at ?? 0) - 1];
  if (opening?.token.text !== '(' || closing?.token.text !== ')' || !isFreeName(name)) return null;
  const object = objectOf(tokens.slice(0, opening.at - 1));
  const values = splitOutside(tokens.slice(opening.at + 1, closing.at), ',');
  return object && { name: name.text, object, values };
}

/** What stands before the dot: a name, a text, or a chain of calls. */
function objectOf(tokens: readonly Token[]): readonly Token[] | null {
  if (tokens.length === 0) return tokens;
  const object = tokens.slice(0, -1);
  const depths = depthsOf(object);
  const isChain = object.every(
    (token, at) => depths[at] || token.kind === 'text' || /^[.()[\]]$|^\w/u.test(token.text),
  );
  return tokens.at(-1)?.text === '.' && isChain && object.length > 0 ? object : null;
}
