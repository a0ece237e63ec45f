import type { LearnerId } from '@hbg/contract/account';
import { addDays } from '@hbg/contract/week-dates';
import type { Db } from './database.ts';

/** Nobody does as much in a day. */
export const mostInDay = 500;

/** Whether one more row of a learner's is kept for the day of a moment, of those that come by the dozen. */
export async function hasRoom(
  db: Db,
  table: 'activity' | 'kata_try' | 'maths_answer',
  { learner, at }: { readonly learner: LearnerId; readonly at: string },
): Promise<boolean> {
  const day = at.slice(0, '2026-11-24'.length);
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('learner_id', '=', learner)
    .where('at', '>=', day)
    .where('at', '<', addDays(day, 1))
    .executeTakeFirstOrThrow();
  return Number(count) < mostInDay;
}
