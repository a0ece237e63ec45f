import { randomUUIDv7 } from 'node:crypto';
import type { Draft, VersionCause } from '@hbg/contract/code';
import type { Db } from '../../db/database.ts';
import { type CodePlace, findDraft, keepCode, replaceDraft } from './code-store.ts';

/** What comes in from an editor. */
export type Edited = {
  readonly code: string;
  readonly basedOn: number | null;
  readonly editedAt: string;
};

export type Outcome = Draft & { readonly met: 'won' | 'lost' | null };

const mostTries = 5;

/** The last writer wins; what is lost by that, and what an empty text replaces, becomes a version. */
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
    if (now && met === 'lost') {
      await keep(trx, place, { code, editedAt, cause: 'replaced' });
      return { ...now, met };
    }
    if (now && now.code === code) return { ...now, met: null };
    const next = { code, editedAt, revision: (now?.revision ?? 0) + 1 };
    if (!(await replaceDraft(trx, place, now, next))) return null;
    const cause = met === 'won' ? 'replaced' : 'emptied';
    if (now && (met === 'won' || isEmptied(now, code))) await keep(trx, place, { ...now, cause });
    return { ...next, met };
  });
}

function meeting(now: Draft, { code, basedOn, editedAt }: Edited): 'won' | 'lost' | null {
  if (now.revision === basedOn || now.code === code) return null;
  return editedAt >= now.editedAt ? 'won' : 'lost';
}

function isEmptied(now: Draft, code: string): boolean {
  return code.trim() === '' && now.code.trim() !== '';
}

type Lost = { readonly code: string; readonly editedAt: string; readonly cause: VersionCause };

function keep(db: Db, place: CodePlace, { code, editedAt: madeAt, cause }: Lost): Promise<void> {
  return keepCode(db, place, { id: randomUUIDv7(), code, cause, result: null, madeAt });
}
