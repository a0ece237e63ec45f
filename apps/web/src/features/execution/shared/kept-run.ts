import { type ErrorFacts, maxCodeBytes, type RunKind } from '@hbg/contract/execution';
import { writeEntry } from '../../../ui/entries.ts';

/** How a program has ended, as it is told to a tutor. */
export type KeptResult = {
  readonly result: RunKind;
  /** The end of it. */
  readonly output: string;
  readonly error: ErrorFacts | null;
};

/** So much of the output is enough to see what came before the end. */
const mostOutput = 4_000;

export function keptResult({ result, output, error }: KeptResult): KeptResult {
  return { result, output: output.slice(-mostOutput), error };
}

/** What is too large takes the place of the older one too: that isn't the last any more. */
export function writeSmallEnough(entry: string, run: object): void {
  const text = JSON.stringify(run);
  writeEntry(entry, text.length <= maxCodeBytes ? text : null);
}
