import { type ErrorFacts, maxCodeBytes, type RunKind } from '@hbg/contract/execution';
import { parseEntry, readEntry, writeEntry } from '../../../ui/entries.ts';
import { hasReason, hasSucceeded } from './coach.ts';
import type { ProgramResult } from './run-python.ts';

/** The last program of a learner in this browser that ended with an error, and how. */
export type LastFailure = {
  readonly code: string;
  readonly lastResult: {
    readonly result: RunKind;
    /** The end of it. */
    readonly output: string;
    readonly error: ErrorFacts | null;
  };
};

type Kept = LastFailure & { readonly place: string };

/** Where a program is written, such as a unit, and who writes it. */
type Written = { readonly owner: string; readonly place: string; readonly code: string };

/** So much of the output is enough to see what came before the error. */
const mostOutput = 4_000;

/** An error stays known until the same program runs without one, or another one comes. */
export function noteEnding({ owner, place, code }: Written, result: ProgramResult): void {
  const entry = entryOf(owner);
  if (hasReason(result)) {
    const { kind, output, error } = result;
    const lastResult = { result: kind, output: output.slice(-mostOutput), error };
    writeEntry(entry, smallEnough({ place, code, lastResult }));
  } else if (hasSucceeded(result) && readKept(entry)?.place === place) {
    writeEntry(entry, null);
  }
}

export function readLastFailure(owner: string): LastFailure | null {
  const kept = readKept(entryOf(owner));
  return kept && { code: kept.code, lastResult: kept.lastResult };
}

function entryOf(owner: string): string {
  return `last-failure/${owner}`;
}

/** An older error isn't the last one any more: then none is known. */
function smallEnough(kept: Kept): string | null {
  const text = JSON.stringify(kept);
  return text.length <= maxCodeBytes ? text : null;
}

function readKept(entry: string): Kept | null {
  return parseEntry(readEntry(entry), isKept);
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  return 'place' in value && 'code' in value && 'lastResult' in value;
}
