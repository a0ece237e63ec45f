import type { LearnerId } from '@hbg/contract/account';
import type { Db } from '../../db/database.ts';

type Question = { readonly id: string; readonly at: string };
/** In which question a learner was told of each badge. */
export type ToldBadges = ReadonlyMap<string, Question>;

export async function readToldBadges(db: Db, learner: LearnerId): Promise<ToldBadges> {
  const rows = await db
    .selectFrom('told_badge')
    .select(['badge', 'told_in as id', 'told_at as at'])
    .where('learner_id', '=', learner)
    .execute();
  return new Map(rows.map(({ badge, ...question }) => [badge, question]));
}

/** What another question was quicker to tell stays with that one. */
export async function writeToldBadges(
  db: Db,
  learner: LearnerId,
  badges: readonly string[],
  { id, at }: Question,
): Promise<void> {
  await db
    .insertInto('told_badge')
    .values(badges.map((badge) => ({ learner_id: learner, badge, told_in: id, told_at: at })))
    .onConflict((conflict) => conflict.columns(['learner_id', 'badge']).doNothing())
    .execute();
}
