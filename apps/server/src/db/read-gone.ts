import type { LearnerId } from '@hbg/contract/account';
import { isoTime } from '../clock.ts';
import { dayMs } from '../house-days.ts';
import type { Db } from './database.ts';

/** So many can come back at a time. */
export const mostErased = 20;

/** The ids of what can't come back: erased a day ago, or before the last ones. */
export async function readGone(
  db: Db,
  table: 'own_program' | 'project' | 'schedule_entry',
  learner: LearnerId,
  now: number,
): Promise<string[]> {
  const yesterday = isoTime(now - dayMs);
  const erased = await db
    .selectFrom(table)
    .select(['id', 'erased_at'])
    .where('learner_id', '=', learner)
    .where('erased_at', 'is not', null)
    .orderBy('erased_at', 'desc')
    .orderBy('id')
    .execute();
  return erased
    .filter(({ erased_at: at }, place) => place >= mostErased || (at !== null && at < yesterday))
    .map(({ id }) => id);
}
