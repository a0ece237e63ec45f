import type { Problem } from '../problem.ts';
import { openBrackets } from '../source/brackets.ts';
import type { Token } from '../source/tokens.ts';
import { namesOf } from './known-names.ts';
import { endsValue, lineTokens, startsValue } from './statement.ts';

export type WordSign = {
  readonly before: Token;
  readonly words: readonly Token[];
  readonly after: Token;
  /** `>` for `ist größer als`. */
  readonly sign: string;
};

const signs: readonly (readonly [words: RegExp, sign: string])[] = [
  [/^(?:größer|groesser|greater|mehr)(?: als| wie| than)?(?: oder)? gleich$/, '>='],
  [/^(?:kleiner|less|weniger)(?: als| wie| than)?(?: oder)? gleich$/, '<='],
  [/^(?:größer|groesser|greater|mehr)(?: als| wie| than)?$/, '>'],
  [/^(?:kleiner|less|weniger)(?: als| wie| than)?$/, '<'],
  [/^(?:nicht|ungleich|nicht gleich|not|not equal)(?: to| wie)?$/, '!='],
  [/^(?:ist|gleich|equals?|dasselbe)(?: to| wie)?$/, '=='],
  [/^plus$/, '+'],
  [/^minus$/, '-'],
  [/^(?:mal|x)$/, '*'],
  [/^(?:geteilt|geteilt durch|durch)$/, '/'],
  [/^mod(?:ulo)?$/, '%'],
  [/^div$/, '//'],
  [/^hoch$/, '**'],
  [/^(?:bis|to|und)$/, ','],
];

const most = 5;

/** Words between two values that stand for a sign, where Python stopped. */
export function wordSignOf(problem: Problem): WordSign | null {
  const tokens = lineTokens(problem);
  for (let index = 1; index < tokens.length; index += 1) {
    const found = wordSignAt(tokens, index);
    if (found && touches(problem, found) && isMeant(found, problem)) return found;
  }
  return null;
}

function wordSignAt(tokens: readonly Token[], start: number): WordSign | null {
  const before = tokens[start - 1];
  if (before === undefined || !endsValue(before)) return null;
  for (let end = start + most; end > start; end -= 1) {
    const [words, after] = [tokens.slice(start, end), tokens[end]];
    const sign = after && (startsValue(after) || /^[[{]$/.test(after.text)) && signFor(words);
    if (sign && !isFollowed(after, tokens[end + 1])) return { before, words, after, sign };
  }
  return null;
}

/** Another word behind the value: then it's a sentence. */
function isFollowed({ kind }: Token, next: Token | undefined): boolean {
  return kind !== 'operator' && next !== undefined && startsValue(next) && signFor([next]) === null;
}

function signFor(words: readonly Token[]): string | null {
  const said = words.map(({ text }) => text.toLowerCase()).join(' ');
  const plain = said.replace(/^(?:ist|is) (?=.)/, '');
  return signs.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

function isMeant({ before, words, after, sign }: WordSign, problem: Problem): boolean {
  const { isUnknown } = namesOf(problem);
  const isTimes = before.kind === 'number' && after.kind === 'number';
  const isFree = words.every(({ text }) => isTimes || isUnknown(text) || /^(?:is|not)$/.test(text));
  return isFree && (sign !== ',' || isList(problem, after));
}

function touches({ place }: Problem, { before, after }: WordSign): boolean {
  return place !== null && before.column <= place.endColumn && place.column <= after.endColumn;
}

/** Between the brackets of a call or a list, not around a condition. */
function isList({ source: { tokens }, line }: Problem, after: Token): boolean {
  const bracket = openBrackets(tokens, after).at(-1);
  if (bracket?.text !== '(') return bracket !== undefined;
  return endsValue(tokens[tokens.indexOf(bracket) - 1]) && !/^\s*(?:if|elif|while)\b/.test(line);
}
