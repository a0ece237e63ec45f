import type { Brought } from '@hbg/contract/achievements';
import type { Evidence } from '../../units/shared/bench/bench-unit.ts';
import { newId } from '../../units/shared/code/new-id.ts';
import {
  entryKey,
  type LedgerEntry,
  type WaitingCompletion,
  waitingEntries,
  writeLedgerEntry,
} from './ledger-entries.ts';
import { send } from './ledger-queue.ts';

export type Completed = Evidence & {
  /** Really worked at it until now. */
  readonly minutes: number;
};

/** Keeps that a unit is done; what that has brought, or null while it waits for the server. */
export function complete(
  user: string,
  unit: string,
  completed: Completed,
): Promise<Brought | null> {
  const made = { id: newId(), madeAt: new Date().toISOString() };
  const evidence = { ...made, ...completed };
  const key = entryKey(user, made.madeAt, made.id);
  return send(user, key, { kind: 'completion', unit, code: null, evidence });
}

/**
 * Keeps at once that a lesson is done, with its program; how it was done can be said a little later.
 * Null where nobody knows.
 */
export function beginLesson(user: string, lessonId: number, code: string) {
  const unit = `lektion/${lessonId}`;
  const made = { id: newId(), madeAt: new Date().toISOString() };
  const key = entryKey(user, made.madeAt, made.id);
  const begun = { kind: 'completion', unit, code, evidence: null } as const;
  dropOlderCode(user, unit);
  writeLedgerEntry(key, begun);
  return {
    finish: (completed: Completed | null): Promise<Brought | null> => {
      const evidence = completed && { ...made, ...completed };
      return send(user, key, { ...begun, evidence });
    },
  };
}

/** The programs would fill the browser's room; the newest is the one that counts. */
function dropOlderCode(user: string, unit: string): void {
  for (const { key, entry } of waitingEntries(user)) {
    if (isOfUnit(entry, unit)) writeLedgerEntry(key, { ...entry, code: '' });
  }
}

function isOfUnit(entry: LedgerEntry, unit: string): entry is WaitingCompletion {
  return entry.kind === 'completion' && entry.unit === unit && Boolean(entry.code);
}
