import type { LearnerId } from '@hbg/contract/account';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
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

/** Whose words, and of which day by the clock of the house; null stands for all. */
export type Which = { readonly learner: LearnerId | null; readonly day: string | null };

export const everything: Which = { learner: null, day: null };

/** For the parents. */
export function readAllChats(db: Db, which: Which): Promise<ChatRow[]> {
  return db.selectFrom('chat_message').selectAll().where(isMeant(which)).orderBy('id').execute();
}

export async function eraseChats(db: Db, which: Which): Promise<number> {
  const rows = await db.deleteFrom('chat_message').where(isMeant(which)).execute();
  return rows.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

function isMeant({ learner, day }: Which) {
  return (eb: ExpressionBuilder<Schema, 'chat_message'>) => {
    const ofDay = day
      ? [eb('said_at', '>=', startOf(day)), eb('said_at', '<', startOf(day, 1))]
      : [];
    return eb.and([...(learner ? [eb('learner_id', '=', learner)] : []), ...ofDay]);
  };
}

function startOf(day: string, daysLater = 0): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
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
