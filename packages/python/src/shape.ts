/** Says whether a value from outside is what it should be. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => Number.isFinite(value);
export const isYesOrNo: Check = (value) => typeof value === 'boolean';

export function textUpTo(longest: number): Check {
  return (value) => typeof value === 'string' && value.length <= longest;
}

export function oneWordOf(...words: readonly string[]): Check {
  const known = new Set<unknown>(words);
  return (value) => known.has(value);
}

/** Told apart by their kind. */
export function oneOf<Kind extends string>(checks: Readonly<Record<Kind, Check>>): Check {
  const byKind = new Map<unknown, Check>(Object.entries<Check>(checks));
  return (value) => isRecord(value) && (byKind.get(value['kind'])?.(value) ?? false);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function record(parts: Readonly<Record<string, Check>>): Check {
  const entries = Object.entries(parts);
  return (value) => isRecord(value) && entries.every(([name, check]) => check(value[name]));
}

export function listOf(check: Check, longest = Infinity): Check {
  return (value) => Array.isArray(value) && value.length <= longest && value.every(check);
}

export function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}
