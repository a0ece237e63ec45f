import type { Evidence, noteActivity } from '@hbg/contract/achievements';
import type { tryKata } from '@hbg/contract/mastery';
import type { answerTask } from '@hbg/contract/maths';
import type { Sent } from '@hbg/contract/route';
import { entryKeys, parseEntry, readEntry } from '../../../ui/entries.ts';
import { writeUnsent } from '../../../ui/second-copy.ts';

export type WaitingCompletion = {
  readonly kind: 'completion';
  readonly unit: string;
  /** Of a lesson, whose program is handed in. */
  readonly code: string | null;
  /** Null until its goals have been tried out. */
  readonly evidence: Evidence | null;
};

export type LedgerEntry =
  | WaitingCompletion
  | { readonly kind: 'maths'; readonly answer: Sent<typeof answerTask>['body'] }
  | { readonly kind: 'kata'; readonly tried: Sent<typeof tryKata>['body'] }
  | { readonly kind: 'activity'; readonly activity: Sent<typeof noteActivity>['body'] };

/** As it waits under its key. */
export type Waiting = { readonly key: string; readonly text: string; readonly entry: LedgerEntry };

/** Each by itself, so that two tabs lose nothing of each other; in the order of their moments. */
export function entryKey(user: string, madeAt: string, id: string): string {
  return `${prefixOf(user)}${madeAt}/${id}`;
}

/** What waits in this browser, the oldest first. */
export function waitingEntries(user: string): Waiting[] {
  return waitingKeys(user).flatMap((key) => waitingEntry(key) ?? []);
}

/** As it is now; null where nothing waits under this key, or nothing that can be read. */
export function waitingEntry(key: string): Waiting | null {
  const text = readEntry(key);
  if (text === null) return null;
  const entry = isOld(key) ? oldEntry(key, text) : parseEntry(text, isEntry);
  return entry && { key, text, entry };
}

/** More than minutes. */
export function hasWork(user: string): boolean {
  return waitingKeys(user).some(
    (key) => (waitingEntry(key)?.entry.kind ?? 'activity') !== 'activity',
  );
}

export function isLedgerKey(key: string, user: string): boolean {
  return key.startsWith(prefixOf(user)) || key.startsWith(oldPrefixOf(user));
}

export function writeLedgerEntry(key: string, value: LedgerEntry): void {
  writeUnsent(key, JSON.stringify(value));
}

function waitingKeys(user: string): string[] {
  return [...entryKeys(oldPrefixOf(user)), ...entryKeys(prefixOf(user)).toSorted()];
}

function prefixOf(user: string): string {
  return `ledger/${user}/`;
}

/** Pages of an earlier version keep the code of a completed lesson under its number. */
function oldPrefixOf(user: string): string {
  return `completed/${user}/`;
}

function isOld(key: string): boolean {
  return key.startsWith('completed/');
}

function oldEntry(key: string, code: string): LedgerEntry {
  const lesson = key.split('/').at(-1) ?? '';
  return { kind: 'completion', unit: `lektion/${lesson}`, code, evidence: null };
}

/** What only looks like one is refused by the server, and then it's gone. */
function isEntry(value: unknown): value is LedgerEntry {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'activity') return 'activity' in value && isActivity(value.activity);
  if (value.kind === 'maths') return 'answer' in value && isAnswer(value.answer);
  if (value.kind === 'kata') return 'tried' in value && isTried(value.tried);
  if (value.kind !== 'completion' || !('unit' in value && 'code' in value)) return false;
  return typeof value.unit === 'string' && 'evidence' in value;
}

function isActivity(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'minutes' in value && 'madeAt' in value;
}

function isTried(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'unit' in value && 'variant' in value;
}

function isAnswer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'seed' in value && 'typed' in value;
}
