import type { LearnerId } from '@hbg/contract/account';
import { quizResult } from '@hbg/contract/achievements';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { Activity, Done, Ledger } from './rules/ledger.ts';

type Row = Selectable<Schema['completion']>;

/** What one learner's devices tell at the same time is written one after the other. */
export async function lockLedger(trx: Db, learner: LearnerId): Promise<void> {
  await trx
    .updateTable('learner')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', learner)
    .execute();
}

export async function readLedger(db: Db, learner: LearnerId): Promise<Ledger> {
  const done = await completionsOf(db, learner).execute();
  const activities = await db
    .selectFrom('activity')
    .select(['id', 'at', 'day', 'kind', 'unit', 'minutes'])
    .where('learner_id', '=', learner)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return { done: done.map(doneOf), activities };
}

/** In the order of their ids. */
export async function readDone(db: Db, learner: LearnerId, under: string): Promise<Done[]> {
  const rows = await completionsOf(db, learner)
    .where((eb) => eb.or([eb('unit', '=', under), eb('unit', 'like', `${under}/%`)]))
    .execute();
  return rows.map(doneOf).toSorted((a, b) => (a.unit < b.unit ? -1 : 1));
}

export async function writeDone(db: Db, learner: LearnerId, done: Done): Promise<void> {
  const values = rowOf(done);
  await db
    .insertInto('completion')
    .values({ learner_id: learner, unit: done.unit, ...values })
    .onConflict((conflict) => conflict.columns(['learner_id', 'unit']).doUpdateSet(values))
    .execute();
}

/** Sent again, it is there once. */
export async function addActivity(db: Db, learner: LearnerId, activity: Activity): Promise<void> {
  await db
    .insertInto('activity')
    .values({ learner_id: learner, ...activity })
    .onConflict((conflict) => conflict.columns(['learner_id', 'id']).doNothing())
    .execute();
}

/** Of the oldest day before a moment that has rows of work, these and those of what was completed. */
export async function readOldestDay(
  db: Db,
  learner: LearnerId,
  before: string,
): Promise<Activity[]> {
  const rows = db.selectFrom('activity').where('learner_id', '=', learner);
  const oldest = await rows
    .select('day')
    .where('at', '<', before)
    .where('kind', '=', 'worked')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return [];
  return rows
    .select(['id', 'at', 'day', 'kind', 'unit', 'minutes'])
    .where('day', '=', oldest.day)
    .where('kind', 'in', ['worked', 'completed'])
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function dropActivities(
  db: Db,
  learner: LearnerId,
  activities: readonly Activity[],
): Promise<void> {
  for (const { id } of activities) {
    await db
      .deleteFrom('activity')
      .where('learner_id', '=', learner)
      .where('id', '=', id)
      .execute();
  }
}

function completionsOf(db: Db, learner: LearnerId) {
  return db.selectFrom('completion').selectAll().where('learner_id', '=', learner);
}

const reachedList = z.array(z.boolean());

function doneOf(row: Row): Done {
  return {
    unit: row.unit,
    xp: row.xp,
    reached: z.parse(reachedList, JSON.parse(row.reached)),
    quiz: row.quiz === null ? null : z.parse(quizResult, JSON.parse(row.quiz)),
    best: {
      goals: row.best_goals,
      hadSolution: row.had_solution === 1,
      hints: row.hints,
      at: row.best_at,
    },
    minutes: row.minutes,
    firstAt: row.first_at,
    at: row.at,
  };
}

function rowOf({ xp, reached, quiz, best, minutes, firstAt, at }: Done) {
  return {
    xp,
    reached: JSON.stringify(reached),
    quiz: quiz && JSON.stringify(quiz),
    best_goals: best.goals,
    hints: best.hints,
    had_solution: Number(best.hadSolution),
    best_at: best.at,
    minutes,
    first_at: firstAt,
    at,
  };
}
