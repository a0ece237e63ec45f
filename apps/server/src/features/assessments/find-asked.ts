import type { LearnerId } from '@hbg/contract/account';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { findSitting, type WholeSitting } from './store.ts';
import { isDue } from './unaided/open-checks.ts';

/** A learner's own; a check without help only while it is due, or once it is done. */
export async function findAsked(
  db: Db,
  context: Context,
  learner: LearnerId,
  id: string,
): Promise<WholeSitting | null> {
  const sitting = await findSitting(db, learner, id);
  if (sitting?.row.kind !== 'unaided' || sitting.row.judged_at !== null) return sitting;
  return (await isDue(db, context, learner, sitting)) ? sitting : null;
}
