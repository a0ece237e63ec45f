import type { ErrorFacts } from '@hbg/contract/execution';
import { explainError } from '../error-coach.ts';
import type { Explanation } from '../explanation.ts';
import { withinCode } from '../problem.ts';

export type FoundErrors = {
  /** In the order of the lines. */
  readonly errors: readonly Explanation[];
  /** Python has read all of it, with something harmless in place of the errors. */
  readonly isWhole: boolean;
};

type Change = readonly [line: number, text: string];

/** What the finder has printed, in German; null where that isn't what it prints. */
export function readFound(output: string, code: string): FoundErrors | null {
  const told = parsed(output);
  const found = told && Reflect.get(told, 'found');
  if (!told || !Array.isArray(found)) return null;
  const lines = code.replaceAll(/\r\n?/g, '\n').split('\n');
  const errors = found.flatMap((each: unknown) => explained(each, lines) ?? []);
  return {
    errors: errors.toSorted((a, b) => (a.stelle?.line ?? 0) - (b.stelle?.line ?? 0)),
    isWhole: Reflect.get(told, 'isWhole') === true,
  };
}

function parsed(output: string): object | null {
  try {
    const told: unknown = JSON.parse(output);
    return typeof told === 'object' ? told : null;
  } catch {
    return null;
  }
}

/** The coach reads the code as Python read it: without the errors before. */
function explained(found: unknown, lines: readonly string[]): Explanation | null {
  if (typeof found !== 'object' || found === null) return null;
  const facts: unknown = Reflect.get(found, 'facts');
  const changed: unknown = Reflect.get(found, 'changed');
  if (!isFacts(facts) || !Array.isArray(changed)) return null;
  const read = [...lines];
  for (const change of changed.filter(isChange)) read[change[0] - 1] = change[1];
  const said = explainError(facts, read.join('\n'));
  return { ...said, stelle: said.stelle && placeIn(said.stelle, { lines, read }) };
}

type Place = NonNullable<Explanation['stelle']>;
type Texts = { readonly lines: readonly string[]; readonly read: readonly string[] };

/** What was moved to the left or right while Python went on stands where it stood. */
function placeIn(place: Place, { lines, read }: Texts): Place | null {
  const movedBy = (line: number) =>
    indentOf(lines[line - 1] ?? '') - indentOf(read[line - 1] ?? '');
  const column = place.column + movedBy(place.line);
  const endColumn = place.endColumn + movedBy(place.endLine);
  return withinCode({ ...place, column, endColumn }, lines);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function isChange(value: unknown): value is Change {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === 'number' &&
    typeof value[1] === 'string'
  );
}

function isFacts(value: unknown): value is ErrorFacts {
  if (typeof value !== 'object' || value === null) return false;
  const is = (name: string, type: string) => typeof Reflect.get(value, name) === type;
  return (
    is('type', 'string') &&
    is('message', 'string') &&
    is('traceback', 'string') &&
    is('line', 'number') &&
    is('column', 'number') &&
    Array.isArray(Reflect.get(value, 'frames')) &&
    Array.isArray(Reflect.get(value, 'values'))
  );
}
