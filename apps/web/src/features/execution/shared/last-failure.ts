import { parseEntry, readEntry, writeEntry } from '../../../ui/entries.ts';
import { hasReason, hasSucceeded } from './coach.ts';
import { type KeptResult, keptResult, writeSmallEnough } from './kept-run.ts';
import type { ProgramResult } from './run-python.ts';

/** The last program of a learner in this browser that ended with an error, and how. */
export type LastFailure = {
  readonly code: string;
  readonly lastResult: KeptResult;
};

type Kept = LastFailure & { readonly place: string };

/** Where a program is written, such as a unit, and who writes it. */
type Written = { readonly owner: string; readonly place: string; readonly code: string };

/** An error stays known until the same program runs without one, or another one comes. */
export function noteEnding({ owner, place, code }: Written, result: ProgramResult): void {
  const entry = entryOf(owner);
  if (hasReason(result)) {
    const { kind, output, error } = result;
    const kept: Kept = { place, code, lastResult: keptResult({ result: kind, output, error }) };
    writeSmallEnough(entry, kept);
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

function readKept(entry: string): Kept | null {
  return parseEntry(readEntry(entry), isKept);
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  return 'place' in value && 'code' in value && 'lastResult' in value;
}
