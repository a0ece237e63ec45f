import { randomUUIDv7 } from 'node:crypto';
import type { CodeVersion, Draft, VersionCause } from '@hbg/contract/code';
import type { Db } from '../../db/database.ts';
import {
  type CodePlace,
  findDraft,
  readVersions,
  replaceDraft,
  type StoredDraft,
} from './code-store.ts';
import { keepVersionIn } from './keep-version.ts';

/** What comes in from an editor. */
export type Edited = {
  readonly code: string;
  readonly basedOn: number | null;
  readonly editedAt: string;
  /** When it comes in. */
  readonly now: number;
};

export type Outcome = Draft & { readonly met: 'won' | 'lost' | null };

const mostTries = 5;
const longPauseMs = 10 * 60_000;
const aLine = 24;
/** Of a long text an eighth may be corrected away until a state of it is kept. */
const passing = 8;

/** The last writer wins; what is lost by that, or by deleting much, becomes a version. */
export async function saveDraftOf(db: Db, place: CodePlace, edited: Edited): Promise<Outcome> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const outcome = await tryToSave(db, place, edited);
    if (outcome) return outcome;
  }
  throw new Error('the draft changes faster than it can be saved');
}

function tryToSave(db: Db, place: CodePlace, edited: Edited): Promise<Outcome | null> {
  return db.transaction().execute(async (trx) => {
    const now = await findDraft(trx, place);
    const met = now ? meeting(now, edited) : null;
    const { code, editedAt } = edited;
    const keep = (lost: Lost) => keepVersionIn(trx, place, versionOf(lost), edited.now);
    if (now && met === 'lost') {
      await keep({ code, editedAt, cause: 'replaced' });
      return answerOf(now, met);
    }
    if (now && now.code === code) return answerOf(now, null);
    const next = { code, editedAt, revision: (now?.revision ?? 0) + 1 };
    const lost = now ? lostBy(now, next, met) : [];
    const trace = now && lost.length === 0 ? traceOf(now, next) : { fullest: next, gone: 0 };
    if (!(await replaceDraft(trx, place, now, { ...next, ...trace }))) return null;
    for (const state of lost) if (!(await isKept(trx, place, state))) await keep(state);
    return answerOf(next, met);
  });
}

function answerOf({ code, revision, editedAt }: Draft, met: Outcome['met']): Outcome {
  return { code, revision, editedAt, met };
}

function meeting(now: Draft, { code, basedOn, editedAt }: Edited): 'won' | 'lost' | null {
  if (now.revision === basedOn || now.code === code) return null;
  return editedAt >= now.editedAt ? 'won' : 'lost';
}

/** What has to be kept of the text that is replaced; nothing while it only goes on. */
function lostBy(now: StoredDraft, next: Draft, met: Outcome['met']): Lost[] {
  if (met === 'won') return [{ ...now, cause: 'replaced' }];
  if (isMuchGone(now, next))
    return [now.fullest, now].map(({ code, editedAt }) => ({ code, editedAt, cause: 'emptied' }));
  if (isGoneByAndBy(now, next)) return [{ ...now.fullest, cause: 'emptied' }];
  const isAfterPause = Date.parse(next.editedAt) - Date.parse(now.editedAt) > longPauseMs;
  return isAfterPause && now.code.trim() !== '' ? [{ ...now, cause: 'paused' }] : [];
}

/** A word may go in passing; a line may not. */
function isMuchGone(now: Draft, next: Draft): boolean {
  const isEmptied = next.code.trim() === '' && now.code.trim() !== '';
  return isEmptied || changeOf(now, next) >= aLine;
}

/** Nor may much go key by key. */
function isGoneByAndBy(now: StoredDraft, next: Draft): boolean {
  const most = Math.max(aLine, now.fullest.code.trim().length / passing);
  return now.gone + changeOf(now, next) >= most;
}

function traceOf(now: StoredDraft, next: Draft): Pick<StoredDraft, 'fullest' | 'gone'> {
  const isFuller = next.code.trim().length > now.fullest.code.trim().length;
  return { fullest: isFuller ? next : now.fullest, gone: now.gone + changeOf(now, next) };
}

function changeOf(now: Draft, next: Draft): number {
  return lengthOfChange(now.code.trim(), next.code.trim());
}

/** How much of the text lies between what stayed the same before and behind it. */
function lengthOfChange(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return before.length - head - tail;
}

/** Whoever deletes on and on leaves one version behind, the fullest. */
async function isKept(db: Db, place: CodePlace, { code, cause }: Lost): Promise<boolean> {
  if (cause !== 'emptied') return false;
  const [last] = await readVersions(db, place, {}, 1);
  const text = code.trim();
  return last !== undefined && (last.code.includes(text) || lengthOfChange(text, last.code) === 0);
}

type Lost = { readonly code: string; readonly editedAt: string; readonly cause: VersionCause };

function versionOf({ code, editedAt: madeAt, cause }: Lost): CodeVersion {
  return { id: randomUUIDv7(), code, cause, result: null, madeAt };
}
