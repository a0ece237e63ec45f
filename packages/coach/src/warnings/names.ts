import type { Token } from '../source/tokens.ts';
import { depthsOf, indexOutside, isFreeName } from './pieces.ts';
import type { Statement } from './statements.ts';
import { readValue, type Value } from './value.ts';

/** What the names of a program stand for, as far as it is certain. */
export type Names = {
  /** Has the program itself given this name to something? */
  readonly isOwn: (name: string) => boolean;
  /** May a function give another value to what stands outside of it? */
  readonly isGlobal: (name: string) => boolean;
  /** Null when it isn't certain, or not always the same. */
  readonly valueOf: (tokens: readonly Token[]) => Value | null;
  /** All the statements `name = …`; none when it gets a value in another way too. */
  readonly assignmentsOf: (name: string) => readonly Statement[];
};

export function readNames(statements: readonly Statement[]): Names {
  const assigned = Map.groupBy(
    statements.filter(({ tokens }) => isAssignment(tokens)),
    ({ tokens }) => tokens[0]?.text ?? '',
  );
  const others = new Set(statements.flatMap(({ tokens }) => namedOtherwise(tokens)));
  const globals = new Set(statements.flatMap(({ tokens }) => globalIn(tokens)));
  const isOwn = (name: string) => assigned.has(name) || others.has(name);
  const assignmentsOf = (name: string) => (others.has(name) ? [] : (assigned.get(name) ?? []));
  const valueOfName = rememberValues((name) =>
    assignmentsOf(name).map(({ tokens }) => valueOf(tokens.slice(2))),
  );
  const valueOf = (tokens: readonly Token[]) => readValue(tokens, { isOwn, valueOfName });
  return { isOwn, isGlobal: (name) => globals.has(name), valueOf, assignmentsOf };
}

/** So long may a chain `a = b`, `b = c` be. */
const longestChain = 50;

function rememberValues(valuesOf: (name: string) => (Value | null)[]) {
  const known = new Map<string, Value | null>();
  let length = 0;
  return (name: string): Value | null => {
    const before = known.get(name);
    if (before !== undefined || length > longestChain) return before ?? null;
    // `x = x + 1`: whether it is a number is for its other lines to say.
    known.set(name, 'number');
    length += 1;
    const [value = null, ...others] = new Set(valuesOf(name));
    length -= 1;
    known.set(name, others.length === 0 ? value : null);
    return known.get(name) ?? null;
  };
}

function globalIn([first, ...names]: readonly Token[]): string[] {
  const isGlobal = first?.text === 'global' || first?.text === 'nonlocal';
  return isGlobal ? names.map(({ text }) => text) : [];
}

/** `name = value`, but neither `a = b = value` nor `a, b = value`. */
export function isAssignment(tokens: readonly Token[]): boolean {
  const isOne = isFreeName(tokens[0]) && tokens[1]?.text === '=';
  return isOne && indexOutside(tokens.slice(2), '=') === -1;
}

/** The names that get their values in another way; one too many does no harm. */
export function namedOtherwise(tokens: readonly Token[]): string[] {
  return namingTokens(tokens)
    .filter(isFreeName)
    .map(({ text }) => text);
}

/** The names that a statement gives to something: to a value, a function, a parameter. */
export function namesGivenIn(tokens: readonly Token[]): Token[] {
  const targets = isAssignment(tokens) ? tokens.slice(0, 1) : namingTokens(tokens);
  const places = new Map(tokens.map((token, at) => [token, at]));
  const isPart = (at: number) =>
    /^[.[]$/.test(tokens[at - 1]?.text ?? '') || /^[.[\]]$/.test(tokens[at + 1]?.text ?? '');
  return targets.filter((token) => isFreeName(token) && !isPart(places.get(token) ?? 0));
}

function namingTokens(tokens: readonly Token[]): readonly Token[] {
  const start = tokens[0]?.text === 'async' ? 1 : 0;
  switch (tokens[start]?.text) {
    case 'import':
    case 'from':
    case 'case':
    case 'del':
      return tokens;
    case 'class':
      return tokens.slice(1, 2);
    case 'def':
      return parametersOf(tokens);
    default:
      return [...targetsOf(tokens), ...namedOnTheWay(tokens)];
  }
}

/** With the name of the function itself. */
function parametersOf(tokens: readonly Token[]): Token[] {
  const depths = depthsOf(tokens);
  return tokens.filter((_, at) => {
    const before = tokens[at - 1]?.text ?? '';
    return before === 'def' || (depths[at] === 1 && /^(?:[(,]|\*\*?)$/.test(before));
  });
}

function targetsOf(tokens: readonly Token[]): readonly Token[] {
  if (isAssignment(tokens)) return [];
  if (tokens[1]?.text === ':') return tokens.slice(0, 1);
  const depths = depthsOf(tokens);
  const end = tokens.findLastIndex(({ text }, at) => text === '=' && !depths[at]);
  // In `type Zahl = int` the first word is no target.
  return tokens.slice(0, Math.max(end, 0)).filter((_, at) => tokens[at + 1]?.kind !== 'name');
}

/** `for i in`, `with … as f`, `(n := 3)`, `lambda x: …`. */
function namedOnTheWay(tokens: readonly Token[]): Token[] {
  let isNaming = false;
  return tokens.filter(({ text }, at) => {
    if (text === 'for' || text === 'lambda') isNaming = true;
    if (text === 'in' || text === ':') isNaming = false;
    return isNaming || tokens[at - 1]?.text === 'as' || tokens[at + 1]?.text === ':=';
  });
}
