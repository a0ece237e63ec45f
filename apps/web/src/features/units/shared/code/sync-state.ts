import { parseEntry, readEntry, writeEntry } from '../../../../ui/entries.ts';
import { keepCopies } from '../../../../ui/second-copy.ts';

/** What the server knows of the code in this browser. */
export type SyncState = {
  /** The revision that the code was last in step with; `notThere` where the server doesn't know the unit yet. */
  readonly revision: number | null;
  /** When it was changed since; null when the server has it. */
  readonly editedAt: string | null;
};

/** All entries are of one length: a full storage that has one takes the next as well. */
const longest = JSON.stringify({
  revision: Number.MAX_SAFE_INTEGER,
  editedAt: new Date(0).toISOString(),
}).length;

/** Nothing is sent: the unit itself goes to the server before its code. */
export const notThere = 0;

const inStep: SyncState = { revision: null, editedAt: null };

export function codeKey(user: string, unit: string): string {
  return `code/${user}/${unit}`;
}

function syncKey(user: string, unit: string): string {
  return `${syncPrefix(user)}${unit}`;
}

export function syncPrefix(user: string): string {
  return `code-sync/${user}/`;
}

export function readSync(user: string, unit: string): SyncState {
  return parseEntry(readEntry(syncKey(user, unit)), isSync) ?? inStep;
}

export function writeSync(user: string, unit: string, state: SyncState): void {
  writeEntry(syncKey(user, unit), JSON.stringify(state).padEnd(longest));
  keepCopies([syncKey(user, unit), codeKey(user, unit)], state.editedAt !== null);
}

function isSync(state: unknown): state is SyncState {
  if (typeof state !== 'object' || state === null) return false;
  if (!('revision' in state && 'editedAt' in state)) return false;
  const { revision, editedAt } = state;
  return (
    (revision === null || Number.isSafeInteger(revision)) &&
    (editedAt === null || isMoment(editedAt))
  );
}

/** As it is written here, and as the server takes it. */
function isMoment(value: unknown): boolean {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return false;
  return new Date(value).toISOString() === value;
}
