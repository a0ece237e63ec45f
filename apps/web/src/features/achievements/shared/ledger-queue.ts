import { type Brought, completeUnit, noteActivity } from '@hbg/contract/achievements';
import { tryKata } from '@hbg/contract/mastery';
import { answerTask } from '@hbg/contract/maths';
import { saveProgress } from '@hbg/contract/progress';
import { readEntry } from '../../../ui/entries.ts';
import { writeUnsent } from '../../../ui/second-copy.ts';
import { saveAs } from '../../units/shared/code/call-as.ts';
import { isRefusedForGood } from '../../units/shared/code/refused-for-good.ts';
import {
  type LedgerEntry,
  type Waiting,
  waitingEntries,
  waitingEntry,
  writeLedgerEntry,
} from './ledger-entries.ts';

const mostWaiting = 500;
const sending = new Map<string, Promise<boolean>>();
/** What entries have brought, until who has made them takes it. */
const arrived = new Map<string, Brought>();
const watchers = new Set<() => void>();

/** Calls whenever something has reached the server that may have earned something. */
export function watchSent(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** Also of what goes a way of its own. */
export function tellOfSent(): void {
  for (const tell of watchers) tell();
}

/** Keeps it for good, now or as soon as the server can be reached; what it brought, null while it waits. */
export async function send(user: string, key: string, entry: LedgerEntry): Promise<Brought | null> {
  writeLedgerEntry(key, entry);
  dropTooMany(user);
  await sendWaiting(user);
  // It may have come when the last of those before it had just gone.
  if (readEntry(key) !== null) await sendWaiting(user);
  const brought = arrived.get(key) ?? null;
  arrived.delete(key);
  return brought;
}

/** One after the other, the oldest first; false where there is no way to the server. */
export function sendWaiting(user: string): Promise<boolean> {
  const running = sending.get(user) ?? inOneTab(user).finally(() => sending.delete(user));
  sending.set(user, running);
  return running;
}

/** Without a secure context tabs can't agree on one: then some things are sent twice, which is harmless. */
async function inOneTab(user: string): Promise<boolean> {
  const { locks }: { readonly locks?: LockManager } = navigator;
  return locks ? locks.request(`ledger/${user}`, () => sendAll(user)) : sendAll(user);
}

/** In rounds: what comes in meanwhile, from another tab too, is part of the next one. */
async function sendAll(user: string): Promise<boolean> {
  for (let round = waitingEntries(user); round.length > 0; round = waitingEntries(user)) {
    for (const { key } of round) {
      // More may be known of it by now, or another tab has let it go.
      const waiting = waitingEntry(key);
      if (waiting && !(await sendOne(user, waiting))) return false;
    }
  }
  return true;
}

/** False where the others needn't be tried either. */
async function sendOne(user: string, { key, text, entry }: Waiting): Promise<boolean> {
  try {
    const brought = await sendEntry(user, entry);
    if (brought) arrived.set(key, brought);
    if (mayEarn(entry)) tellOfSent();
  } catch (error) {
    if (!isRefusedForGood(error)) return false;
  }
  // More may be known of it by now.
  if (readEntry(key) === text) writeUnsent(key, null);
  return true;
}

async function sendEntry(user: string, entry: LedgerEntry): Promise<Brought | null> {
  if (entry.kind === 'activity') {
    await saveAs(user, noteActivity, { body: entry.activity });
    return null;
  }
  if (entry.kind === 'maths') {
    await saveAs(user, answerTask, { body: entry.answer });
    return null;
  }
  if (entry.kind === 'kata') {
    return (await saveAs(user, tryKata, { body: entry.tried })).brought;
  }
  const { unit, code, evidence } = entry;
  if (code !== null) {
    const lessonId = Number(unit.split('/')[1]);
    const handedIn = { lessonId, completed: true, score: 100, codeSubmitted: code };
    const body = { ...handedIn, ...(evidence && { evidence }) };
    return (await saveAs(user, saveProgress, { body })).brought;
  }
  if (!evidence) return null;
  return (await saveAs(user, completeUnit, { body: { unit, ...evidence } })).brought;
}

function mayEarn(entry: LedgerEntry): boolean {
  return entry.kind !== 'activity' || entry.activity.kind !== 'worked';
}

/** Of what waits the oldest goes that is the least loss: minutes, and what was completed anew. */
function dropTooMany(user: string): void {
  const waiting = waitingEntries(user);
  const tooMany = waiting.length - mostWaiting;
  if (tooMany <= 0) return;
  const passing = waiting.filter(({ entry }, at) => isPassing(entry, waiting.slice(at + 1)));
  for (const { key } of passing.slice(0, tooMany)) writeUnsent(key, null);
}

function isPassing(entry: LedgerEntry, later: readonly Waiting[]): boolean {
  if (entry.kind !== 'completion') return entry.kind === 'activity';
  return later.some(
    (other) => other.entry.kind === 'completion' && other.entry.unit === entry.unit,
  );
}
