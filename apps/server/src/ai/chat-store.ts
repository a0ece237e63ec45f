import type { LearnerId } from '@hbg/contract/account';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

export type ChatRow = Selectable<Schema['chat_message']>;

/** Where something was said: in a lesson, or to a companion. */
export type ChatPlace = { readonly lesson: number } | { readonly companion: LearnerId };

const mostShown = 100;

export async function saveChat(db: Db, row: ChatRow): Promise<void> {
  await db.insertInto('chat_message').values(row).execute();
}

/** The last of them, the oldest first. */
export async function readChats(db: Db, learner: LearnerId, place: ChatPlace): Promise<ChatRow[]> {
  const query = db.selectFrom('chat_message').selectAll().where('learner_id', '=', learner);
  const here =
    'lesson' in place
      ? query.where('lesson_id', '=', place.lesson)
      : query.where('companion', '=', place.companion);
  const rows = await here.orderBy('id', 'desc').limit(mostShown).execute();
  return rows.toReversed();
}

/** For the parents: everything, or one learner's. */
export function readAllChats(db: Db, learner: LearnerId | null): Promise<ChatRow[]> {
  const query = db.selectFrom('chat_message').selectAll().orderBy('id');
  return (learner ? query.where('learner_id', '=', learner) : query).execute();
}

export async function eraseChats(db: Db, learner: LearnerId | null): Promise<number> {
  const query = db.deleteFrom('chat_message');
  const rows = await (learner ? query.where('learner_id', '=', learner) : query).execute();
  return rows.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

export async function tokensUsed(db: Db, learner: LearnerId, day: string): Promise<number> {
  const row = await db
    .selectFrom('model_use')
    .select('tokens')
    .where('learner_id', '=', learner)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.tokens ?? 0;
}

export async function addTokens(
  db: Db,
  learner: LearnerId,
  day: string,
  tokens: number,
): Promise<void> {
  await db
    .insertInto('model_use')
    .values({ learner_id: learner, day, tokens })
    .onConflict((conflict) =>
      conflict
        .columns(['learner_id', 'day'])
        .doUpdateSet({ tokens: sql<number>`model_use.tokens + excluded.tokens` }),
    )
    .execute();
}
