import type { ErrorFacts, RunKind } from '@hbg/contract/execution';
import { stored } from './stored-entry.ts';

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

export type Kept = LastFailure & { readonly place: string };

export function readLastFailure(owner: string): LastFailure | null {
  const kept = readKept(entryOf(owner));
  return kept && { code: kept.code, lastResult: kept.lastResult };
}

export function entryOf(owner: string): string {
  return `last-failure/${owner}`;
}

export function readKept(entry: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(stored(entry) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  return 'place' in value && 'code' in value && 'lastResult' in value;
}
