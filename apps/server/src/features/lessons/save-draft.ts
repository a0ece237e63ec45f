import { randomUUIDv7 } from 'node:crypto';
import type { CodeVersion, Draft, VersionCause } from '@hbg/contract/code';
import type { Db } from '../../db/database.ts';
import { type CodePlace, findDraft, readVersions, replaceDraft } from './code-store.ts';
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
      return { ...now, met };
    }
    if (now && now.code === code) return { ...now, met: null };
    const next = { code, editedAt, revision: (now?.revision ?? 0) + 1 };
    if (!(await replaceDraft(trx, place, now, next))) return null;
    const cause = now && causeToKeep(now, next, met);
    if (now && cause === 'emptied' && (await isKept(trx, place, now))) return { ...next, met };
    if (now && cause) await keep({ ...now, cause });
    return { ...next, met };
  });
}

function meeting(now: Draft, { code, basedOn, editedAt }: Edited): 'won' | 'lost' | null {
  if (now.revision === basedOn || now.code === code) return null;
  return editedAt >= now.editedAt ? 'won' : 'lost';
}

/** Why the text that is replaced has to be kept; null while it only goes on. */
function causeToKeep(now: Draft, next: Draft, met: Outcome['met']): VersionCause | null {
  if (met === 'won') return 'replaced';
  if (isMuchGone(now.code.trim(), next.code.trim())) return 'emptied';
  const isAfterPause = Date.parse(next.editedAt) - Date.parse(now.editedAt) > longPauseMs;
  return isAfterPause && now.code.trim() !== '' ? 'paused' : null;
}

/** A word may go in passing; a line may not. */
function isMuchGone(before: string, after: string): boolean {
  return lengthOfChange(before, after) >= aLine || (after === '' && before !== '');
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
async function isKept(db: Db, place: CodePlace, { code }: Draft): Promise<boolean> {
  const [last] = await readVersions(db, place, {}, 1);
  return last?.code.includes(code.trim()) ?? false;
}

type Lost = { readonly code: string; readonly editedAt: string; readonly cause: VersionCause };

function versionOf({ code, editedAt: madeAt, cause }: Lost): CodeVersion {
  return { id: randomUUIDv7(), code, cause, result: null, madeAt };
}
