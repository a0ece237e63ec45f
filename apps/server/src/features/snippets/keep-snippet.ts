import type { LearnerId } from '@hbg/contract/account';
import { type SnippetDraft, snippetLimits } from '@hbg/contract/snippets';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  type Authored,
  addSnippet,
  addUses,
  countOwn,
  dropSnippet,
  type Erased,
  findSnippet,
  readUses,
} from './store.ts';

type New = { readonly id: string; readonly learner: LearnerId; readonly draft: SnippetDraft };
type Outcome = { readonly kind: 'full' | 'notOwn' } | { readonly kind: 'kept'; row: Authored };

/** Runs in a transaction of the caller's. Sent again, it is there once. */
export async function keepNew(
  trx: Db,
  { clock, erased }: Pick<Context, 'clock' | 'erased'>,
  { id, learner, draft }: New,
): Promise<Outcome> {
  const isKnown = (await findSnippet(trx, id)) !== null;
  if (!isKnown && (await countOwn(trx, learner)) >= snippetLimits.own) return { kind: 'full' };
  if (!isKnown) {
    const before = erased.find(id);
    if (before && before.row.learner_id !== learner) return { kind: 'notOwn' };
    const created_at = before?.row.created_at ?? isoTime(clock.now());
    await addSnippet(trx, { id, learner_id: learner, created_at, ...valuesOf(draft) });
    if (before) await addUses(trx, before.uses);
    erased.forget(id);
  }
  const row = await findSnippet(trx, id);
  return row?.learner_id === learner ? { kind: 'kept', row } : { kind: 'notOwn' };
}

/** Runs in a transaction of the caller's. */
export async function eraseIn(trx: Db, row: Authored): Promise<Erased> {
  const uses = await readUses(trx, row.id);
  await dropSnippet(trx, row.id);
  return { row, uses };
}

export function valuesOf({ tags, isPrivate, ...draft }: SnippetDraft) {
  return { ...draft, tags: JSON.stringify([...new Set(tags)]), is_private: Number(isPrivate) };
}
