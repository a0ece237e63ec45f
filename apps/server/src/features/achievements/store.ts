import type { Unit } from '@hbg/content/unit';
import type { LearnerId } from '@hbg/contract/account';
import type { QuizResult } from '@hbg/contract/achievements';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { readKnownReviews } from '../mastery/store.ts';
import { readTold } from './activity-store.ts';
import type { Done, Holidays, Ledger } from './rules/ledger.ts';

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
  const refreshed = await readKnownReviews(db, learner);
  return { done: allDone(done), ...(await readTold(db, learner)), refreshed };
}

/** In the order of their ids. */
export async function readDone(db: Db, learner: LearnerId, under: string): Promise<Done[]> {
  const rows = await completionsOf(db, learner)
    .where((eb) => eb.or([eb('unit', '=', under), eb('unit', 'like', `${under}/%`)]))
    .execute();
  return allDone(rows).toSorted((a, b) => (a.unit < b.unit ? -1 : 1));
}

export async function writeDone(db: Db, learner: LearnerId, done: Done): Promise<void> {
  const values = rowOf(done);
  await db
    .insertInto('completion')
    .values({ learner_id: learner, unit: done.unit, ...values })
    .onConflict((conflict) => conflict.columns(['learner_id', 'unit']).doUpdateSet(values))
    .execute();
}

/** What was done before the content gave XP for it is worth as much; what it once gave stays. */
export async function raiseWorth(db: Db, units: Iterable<Unit>): Promise<void> {
  for (const [xp, worth] of Map.groupBy(units, (unit) => unit.xp ?? 0)) {
    const ids = worth.map(({ id }) => id);
    await db
      .updateTable('completion')
      .set({ xp })
      .where('unit', 'in', ids)
      .where('xp', '<', xp)
      .execute();
  }
}

/** By units, the scores that lessons were saved with. */
export async function readSavedScores(
  db: Db,
  learner: LearnerId,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('progress')
    .select(['lesson_id', 'score'])
    .where('learner_id', '=', learner)
    .execute();
  return new Map(rows.map((row) => [`lektion/${row.lesson_id}`, row.score]));
}

/** Of the house, as the timetable keeps them. */
export function readHolidays(db: Db): Promise<Holidays[]> {
  return db
    .selectFrom('holiday')
    .select(['first_day as from', 'last_day as to'])
    .orderBy('first_day')
    .orderBy('id')
    .execute();
}

function completionsOf(db: Db, learner: LearnerId) {
  return db.selectFrom('completion').selectAll().where('learner_id', '=', learner);
}

/** Most texts of a long list are the same few: each is read once. */
function allDone(rows: readonly Row[]): Done[] {
  const reachedOf = onceForEach((text) => z.parse(reachedList, JSON.parse(text)));
  const quizOf = onceForEach(quizIn);
  return rows.map((row) => ({
    unit: row.unit,
    xp: row.xp,
    reached: reachedOf(row.reached),
    quiz: row.quiz === null ? null : quizOf(row.quiz),
    quizAt: row.quiz_at,
    best: {
      goals: row.best_goals,
      hadSolution: row.had_solution === 1,
      hints: row.hints,
      at: row.best_at,
    },
    minutes: row.minutes,
    firstAt: row.first_at,
    at: row.at,
  }));
}

const reachedList = z.array(z.boolean());
const keptQuiz = z.object({ right: z.int(), of: z.int() });

/** A row that says too much keeps nobody from their ledger. */
function quizIn(text: string): QuizResult {
  const { right, of } = z.parse(keptQuiz, JSON.parse(text));
  return { right: Math.min(right, of), of };
}

function onceForEach<Of>(read: (text: string) => Of): (text: string) => Of {
  const known = new Map<string, Of>();
  return (text) => {
    const one = known.get(text) ?? read(text);
    known.set(text, one);
    return one;
  };
}

function rowOf({ xp, reached, quiz, quizAt, best, minutes, firstAt, at }: Done) {
  return {
    xp,
    reached: JSON.stringify(reached),
    quiz: quiz && JSON.stringify(quiz),
    quiz_at: quizAt,
    best_goals: best.goals,
    hints: best.hints,
    had_solution: Number(best.hadSolution),
    best_at: best.at,
    minutes,
    first_at: firstAt,
    at,
  };
}
