import type { LearnerId } from '@hbg/contract/account';
import { careNote } from '@hbg/tutor/safety/safe-answers';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { graveIntents } from './grave-intents.ts';

/** Years of a child, hours of a script; what a parent should read isn't pushed out by the rest. */
const limitsOfHouse = { harmless: 20_000, grave: 5_000 };

/** The oldest go, when there are too many of one learner. */
export async function thinChats(db: Db, learner: LearnerId, limits = limitsOfHouse): Promise<void> {
  const { count } = await db
    .selectFrom('chat_message')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('learner_id', '=', learner)
    .executeTakeFirstOrThrow();
  if (Number(count) <= limits.harmless + limits.grave) return;
  await dropBeyond(db, learner, (eb) => eb.not(isMarked(eb)), limits.harmless);
  await dropBeyond(db, learner, isMarked, limits.grave);
}

type Messages = ExpressionBuilder<Schema, 'chat_message'>;

function isMarked(eb: Messages) {
  return eb.or([eb('intent', 'in', graveIntents), eb('response', 'like', `${careNote}%`)]);
}

async function dropBeyond(
  db: Db,
  learner: LearnerId,
  isMeant: (eb: Messages) => ReturnType<typeof isMarked>,
  most: number,
): Promise<void> {
  const newest = await db
    .selectFrom('chat_message')
    .select('id')
    .where('learner_id', '=', learner)
    .where(isMeant)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(most)
    .executeTakeFirst();
  if (!newest) return;
  await db
    .deleteFrom('chat_message')
    .where('learner_id', '=', learner)
    .where(isMeant)
    .where('id', '<=', newest.id)
    .execute();
}
