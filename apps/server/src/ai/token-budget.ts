import type { LearnerId } from '@hbg/contract/account';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Of one learner, on one day by the clock of the house. */
export type Account = { readonly learner: LearnerId; readonly day: string };

/** False when nothing is left; then nothing is taken. What is left may be overdrawn once. */
export async function reserveTokens(
  db: Db,
  { learner, day }: Account,
  { tokens, budget }: { readonly tokens: number; readonly budget: number },
): Promise<boolean> {
  if (budget <= 0) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('model_use')
    .values({ learner_id: learner, day, tokens })
    .onConflict((conflict) =>
      conflict
        .columns(['learner_id', 'day'])
        .doUpdateSet({ tokens: sql<number>`model_use.tokens + excluded.tokens` })
        .where('model_use.tokens', '<', budget),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What was used in the end takes the place of what was reserved. */
export async function settleTokens(
  db: Db,
  { learner, day }: Account,
  { reserved, used }: { readonly reserved: number; readonly used: number },
): Promise<void> {
  await db
    .updateTable('model_use')
    .set((eb) => ({ tokens: eb('tokens', '+', used - reserved) }))
    .where('learner_id', '=', learner)
    .where('day', '=', day)
    .execute();
}
