import { type ErrorFacts, maxCodeBytes, type RunKind } from '@hbg/contract/execution';
import { parseEntry, readEntry, writeEntry } from '../../../ui/entries.ts';

/** What a learner asks about in another room, and what its last run has shown. */
export type LastProgram = {
  readonly code: string;
  /** Null where this very code hasn't run. */
  readonly lastResult: {
    readonly result: RunKind;
    readonly output: string;
    readonly error: ErrorFacts | null;
  } | null;
};

/** So much of the output is enough to see what came of it. */
const mostOutput = 4_000;

export function noteProgram(owner: string, { code, lastResult }: LastProgram): void {
  const told = lastResult && {
    result: lastResult.result,
    output: lastResult.output.slice(-mostOutput),
    error: lastResult.error,
  };
  const text = JSON.stringify({ code, lastResult: told });
  // An older one isn't what is asked about any more: then none is known.
  writeEntry(entryOf(owner), text.length <= maxCodeBytes ? text : null);
}

export function readLastProgram(owner: string): LastProgram | null {
  return parseEntry(readEntry(entryOf(owner)), isProgram);
}

function isProgram(value: unknown): value is LastProgram {
  if (typeof value !== 'object' || value === null) return false;
  return 'code' in value && typeof value.code === 'string' && 'lastResult' in value;
}

function entryOf(owner: string): string {
  return `last-program/${owner}`;
}
