import { readEntry, writeEntry } from './local-entries.ts';

/** What the server knows of the code in this browser. */
export type SyncState = {
  /** The revision that the code was last in step with. */
  readonly revision: number | null;
  /** When it was changed since; null when the server has it. */
  readonly editedAt: string | null;
};

const inStep: SyncState = { revision: null, editedAt: null };

export function codeKey(user: string, lessonId: number): string {
  return `code/${user}/lektion/${lessonId}`;
}

function syncKey(user: string, lessonId: number): string {
  return `${syncPrefix(user)}${lessonId}`;
}

export function syncPrefix(user: string): string {
  return `code-sync/${user}/lektion/`;
}

export function readSync(user: string, lessonId: number): SyncState {
  const stored = readEntry(syncKey(user, lessonId));
  return stored === null ? inStep : parseSync(stored);
}

export function writeSync(user: string, lessonId: number, state: SyncState): void {
  writeEntry(syncKey(user, lessonId), JSON.stringify(state));
}

function parseSync(stored: string): SyncState {
  try {
    const state: unknown = JSON.parse(stored);
    return isSync(state) ? state : inStep;
  } catch {
    return inStep;
  }
}

function isSync(state: unknown): state is SyncState {
  if (typeof state !== 'object' || state === null) return false;
  if (!('revision' in state && 'editedAt' in state)) return false;
  const { revision, editedAt } = state;
  return (
    (revision === null || Number.isInteger(revision)) &&
    (editedAt === null || typeof editedAt === 'string')
  );
}
