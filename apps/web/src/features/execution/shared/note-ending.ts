import { maxCodeBytes } from '@hbg/contract/execution';
import { hasReason, hasSucceeded } from './coach.ts';
import { entryOf, type Kept, readKept } from './last-failure.ts';
import type { ProgramResult } from './run-python.ts';
import { store } from './stored-entry.ts';

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
    store(entry, smallEnough({ place, code, lastResult }));
  } else if (hasSucceeded(result) && readKept(entry)?.place === place) {
    store(entry, null);
  }
}

/** An older error isn't the last one any more: then none is known. */
function smallEnough(kept: Kept): string | null {
  const text = JSON.stringify(kept);
  return text.length <= maxCodeBytes ? text : null;
}
