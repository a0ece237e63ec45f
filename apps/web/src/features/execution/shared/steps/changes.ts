import type { RecordedStep } from './recording.ts';

/** A variable that the line before has made, or has given another value. */
export type Change = {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly isNew: boolean;
};

/** The innermost function's first. */
export function changesOf({ calls }: RecordedStep, before: RecordedStep | undefined): Change[] {
  return calls.toReversed().flatMap(({ id, values, changed }) => {
    const last = before?.calls.find((call) => call.id === id);
    const known = new Set(last?.values.map(({ name }) => name));
    return values
      .filter(({ name }) => changed.includes(name))
      .map(({ name, text }) => ({ key: `${id} ${name}`, name, text, isNew: !known.has(name) }));
  });
}
