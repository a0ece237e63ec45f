import type { LearnerId } from '@hbg/contract/account';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { ChatPlace } from './chat-place.ts';

export type ChatRow = Selectable<Schema['chat_message']>;

const mostShown = 100;

export async function saveChat(db: Db, row: ChatRow): Promise<void> {
  await db.insertInto('chat_message').values(row).execute();
}

/** The last of them, the oldest first. */
export async function readChats(db: Db, learner: LearnerId, place: ChatPlace): Promise<ChatRow[]> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where(isOf(learner, place))
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.toReversed();
}

/** What was said before, and how often somebody spoke at all. */
export type Past = { readonly history: readonly ChatRow[]; readonly turn: number };

export async function readPast(db: Db, learner: LearnerId, place: ChatPlace): Promise<Past> {
  const history = await readChats(db, learner, place);
  const { count } = await db
    .selectFrom('chat_message')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where(isOf(learner, place))
    .executeTakeFirstOrThrow();
  return { history, turn: Number(count) };
}

/** As somebody remembers it who was greeted since: so many of the last ones, all without a number. */
export function sinceGreeting({ history, turn }: Past, saidBefore: number | undefined): Past {
  const from = saidBefore === undefined ? 0 : Math.max(0, history.length - saidBefore);
  return { history: history.slice(from), turn };
}

function isOf(learner: LearnerId, place: ChatPlace) {
  return (eb: ExpressionBuilder<Schema, 'chat_message'>) => eb.and({ learner_id: learner, place });
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
