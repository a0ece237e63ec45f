import type { LearnerId } from '@hbg/contract/account';
import type { Db } from '../../db/database.ts';

/** Which badges a learner was told of, and in which question. */
export async function readToldBadges(
  db: Db,
  learner: LearnerId,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('told_badge')
    .select(['badge', 'told_in'])
    .where('learner_id', '=', learner)
    .execute();
  return new Map(rows.map(({ badge, told_in }) => [badge, told_in]));
}

type Question = { readonly id: string; readonly at: string };

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
