import type { LearnerId } from '@hbg/contract/account';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { hasRoom } from '../../db/has-room.ts';
import type { Schema } from '../../db/schema.ts';
import type { Answered } from './rules/answered.ts';

export type AnswerRow = Insertable<Schema['maths_answer']>;

/** In the order in which they were made, whenever they came in. */
export async function readAnswers(db: Db, learner: LearnerId): Promise<Answered[]> {
  const rows = await db
    .selectFrom('maths_answer')
    .select(['kind', 'level', 'is_right', 'mistake', 'by_program', 'at'])
    .where('learner_id', '=', learner)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, level, is_right, mistake, by_program, at }) => ({
    kind,
    level,
    isRight: is_right === 1,
    mistake,
    byProgram: by_program === 1,
    at,
  }));
}

/** Sent again, or the same task once more, it is there once; whether it's there under its id. */
export async function addAnswer(db: Db, row: AnswerRow): Promise<boolean> {
  if (await hasRoom(db, 'maths_answer', { learner: row.learner_id, at: row.at }))
    await db
      .insertInto('maths_answer')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const kept = await db
    .selectFrom('maths_answer')
    .select('id')
    .where('learner_id', '=', row.learner_id)
    .where('id', '=', row.id)
    .executeTakeFirst();
  return kept !== undefined;
}

export async function readLevel(db: Db, learner: LearnerId): Promise<number> {
  const row = await db
    .selectFrom('maths_level')
    .select('level')
    .where('learner_id', '=', learner)
    .executeTakeFirst();
  return row?.level ?? 1;
}

export async function writeLevel(db: Db, learner: LearnerId, level: number): Promise<void> {
  await db
    .insertInto('maths_level')
    .values({ learner_id: learner, level })
    .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ level }))
    .execute();
}
