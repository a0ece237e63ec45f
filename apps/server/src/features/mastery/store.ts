import type { LearnerId } from '@hbg/contract/account';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { hasRoom } from '../../db/has-room.ts';
import type { Schema } from '../../db/schema.ts';

export type TryRow = Insertable<Schema['kata_try']>;
export type KeptTry = Selectable<Schema['kata_try']>;

/** The oldest first, whenever they came in; below an area, or of one unit. */
export function readTries(db: Db, learner: LearnerId, under: string): Promise<KeptTry[]> {
  return triesOf(db, learner)
    .where((eb) => eb.or([eb('unit', '=', under), eb('unit', 'like', `${under}/%`)]))
    .execute();
}

export type Exam = { readonly id: string; readonly unit: string };

/** All tasks of an exam that have come in. */
export function readSeries(db: Db, learner: LearnerId, { id, unit }: Exam): Promise<KeptTry[]> {
  return triesOf(db, learner).where('series', '=', id).where('exam', '=', unit).execute();
}

/** Tasks that were known without help when they were asked again. */
export function readKnownReviews(
  db: Db,
  learner: LearnerId,
): Promise<Pick<KeptTry, 'unit' | 'at'>[]> {
  return db
    .selectFrom('kata_try')
    .select(['unit', 'at'])
    .where('learner_id', '=', learner)
    .where('way', '=', 'review')
    .where('is_right', '=', 1)
    .where('is_helped', '=', 0)
    .execute();
}

/** Sent again it is there once. */
export async function addTry(db: Db, row: TryRow): Promise<void> {
  if (!(await hasRoom(db, 'kata_try', { learner: row.learner_id, at: row.at }))) return;
  await db
    .insertInto('kata_try')
    .values(row)
    .onConflict((conflict) => conflict.columns(['learner_id', 'id']).doNothing())
    .execute();
}

function triesOf(db: Db, learner: LearnerId) {
  return db
    .selectFrom('kata_try')
    .selectAll()
    .where('learner_id', '=', learner)
    .orderBy('at')
    .orderBy('id');
}
