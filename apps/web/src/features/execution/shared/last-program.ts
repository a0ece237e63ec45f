import { parseEntry, readEntry } from '../../../ui/entries.ts';
import { type KeptResult, keptResult, writeSmallEnough } from './kept-run.ts';

/** What a learner asks about in another room, and what its last run has shown. */
export type LastProgram = {
  readonly code: string;
  /** Null where this very code hasn't run. */
  readonly lastResult: KeptResult | null;
};

export function noteProgram(owner: string, { code, lastResult }: LastProgram): void {
  const kept: LastProgram = { code, lastResult: lastResult && keptResult(lastResult) };
  writeSmallEnough(entryOf(owner), kept);
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
