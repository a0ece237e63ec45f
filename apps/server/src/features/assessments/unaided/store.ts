import type { LearnerId } from '@hbg/contract/account';
import { sql } from 'kysely';
import { lessonOf } from '../../../ai/chat-place.ts';
import type { Db } from '../../../db/database.ts';

/** What the tutor has understood as a wish for help. */
const helping = ['hint', 'solution', 'error'];

export type Helped = { readonly unit: string; readonly at: string };

/** Since then: each unit with which the AI has helped, with the last time, the newest first. */
export async function readHelped(db: Db, learner: LearnerId, since: string): Promise<Helped[]> {
  const said = await db
    .selectFrom('chat_message')
    .select(({ fn }) => ['place', fn.max('said_at').as('at')])
    .where('learner_id', '=', learner)
    .where(sql<string>`place`, 'like', 'lesson:%')
    .where('intent', 'in', helping)
    .where('said_at', '>=', since)
    .groupBy('place')
    .execute();
  const tried = await db
    .selectFrom('kata_try')
    .select(({ fn }) => ['unit', fn.max('at').as('at')])
    .where('learner_id', '=', learner)
    .where('is_helped', '=', 1)
    .where('at', '>=', since)
    .groupBy('unit')
    .execute();
  const lessons = said.map(({ place, at }) => ({ unit: `lektion/${lessonOf(place)}`, at }));
  return [...lessons, ...tried].toSorted((a, b) => (a.at < b.at ? 1 : -1));
}
