import type { Token } from '../source/tokens.ts';
import { readCall } from './call.ts';
import { indexOutside, isFreeName } from './pieces.ts';

/** A text, an answer of the learner (which is a text), a number, True or False, or a list. */
export type Value = 'text' | 'typed' | 'number' | 'flag' | 'list';

type Lookup = {
  readonly isOwn: (name: string) => boolean;
  readonly valueOfName: (name: string) => Value | null;
};

/** What an expression is, as far as it is certain. */
export function readValue(tokens: readonly Token[], lookup: Lookup): Value | null {
  const [first] = tokens;
  if (!first) return null;
  if (tokens.length > 1) return valueOfCall(tokens, lookup) ?? valueOfExpression(tokens, lookup);
  if (first.kind === 'number') return 'number';
  if (first.kind === 'text') return /^[rfRF]*["']/.test(first.text) ? 'text' : null;
  if (/^(?:True|False)$/.test(first.text)) return 'flag';
  return isFreeName(first) ? lookup.valueOfName(first.text) : null;
}

const functions: ReadonlyMap<string, Value> = new Map([
  ...['int', 'float', 'round', 'len', 'abs'].map((name) => [name, 'number'] as const),
  ['input', 'typed'],
  ['str', 'text'],
  ['list', 'list'],
  ['sorted', 'list'],
]);
const textMethods = /^(?:strip|lstrip|rstrip|lower|upper|title|capitalize|casefold|replace)$/;
const chances = /^(?:randint|randrange)$/;

function valueOfCall(tokens: readonly Token[], lookup: Lookup): Value | null {
  const call = readCall(tokens);
  if (!call) return null;
  const { name, object } = call;
  if (chances.test(name)) return 'number';
  if (object.length > 0) return textMethods.test(name) ? readValue(object, lookup) : null;
  return lookup.isOwn(name) ? null : (functions.get(name) ?? null);
}

const calculating = /^(?:[-+*/%()]|\/\/|\*\*)$/;

function valueOfExpression(tokens: readonly Token[], lookup: Lookup): Value | null {
  if (tokens[0]?.text === '[') {
    return indexOutside(tokens, ']') === tokens.length - 1 ? 'list' : null;
  }
  const isCall = tokens.some(({ text }, at) => text === '(' && tokens[at - 1]?.kind === 'name');
  const isNumber = tokens.every((token) =>
    token.kind === 'operator'
      ? calculating.test(token.text)
      : readValue([token], lookup) === 'number',
  );
  return isNumber && !isCall ? 'number' : null;
}
