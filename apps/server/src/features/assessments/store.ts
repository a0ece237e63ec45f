import type { LearnerId } from '@hbg/contract/account';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export type AssessmentRow = Selectable<Schema['assessment']>;
export type AnswerRow = Selectable<Schema['assessment_answer']>;

/** An assessment with all that was answered in it, in order. */
export type Sitting = { readonly row: AssessmentRow; readonly answers: readonly AnswerRow[] };

/** The oldest first. */
export async function readSittings(
  db: Db,
  learner: LearnerId,
  kind: AssessmentRow['kind'],
): Promise<Sitting[]> {
  const rows = await db
    .selectFrom('assessment')
    .selectAll()
    .where('learner_id', '=', learner)
    .where('kind', '=', kind)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  return withAnswers(db, rows);
}

/** Null for that of another learner too. */
export async function findSitting(db: Db, learner: LearnerId, id: string): Promise<Sitting | null> {
  const rows = await db
    .selectFrom('assessment')
    .selectAll()
    .where('id', '=', id)
    .where('learner_id', '=', learner)
    .execute();
  return (await withAnswers(db, rows))[0] ?? null;
}

async function withAnswers(db: Db, rows: readonly AssessmentRow[]): Promise<Sitting[]> {
  if (rows.length === 0) return [];
  const all = await db
    .selectFrom('assessment_answer')
    .selectAll()
    .where(
      'assessment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('place')
    .execute();
  const byId = Map.groupBy(all, (answer) => answer.assessment_id);
  return rows.map((row) => ({ row, answers: byId.get(row.id) ?? [] }));
}

export async function addAssessment(db: Db, row: Insertable<Schema['assessment']>): Promise<void> {
  await db.insertInto('assessment').values(row).execute();
}

/** Of two answers to the same item the first one stays. */
export async function addAnswer(db: Db, row: AnswerRow): Promise<void> {
  await db
    .insertInto('assessment_answer')
    .values(row)
    .onConflict((conflict) => conflict.columns(['assessment_id', 'place']).doNothing())
    .execute();
}

type Change = Partial<
  Pick<AssessmentRow, 'wanted' | 'contests' | 'level' | 'confidence' | 'judged_at'>
>;

export async function changeAssessment(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('assessment').set(change).where('id', '=', id).execute();
}
