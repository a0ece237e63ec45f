import type { LearnerId } from '@hbg/contract/account';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export type AssessmentRow = Selectable<Schema['assessment']>;
export type AnswerRow = Selectable<Schema['assessment_answer']>;
/** Without what was written: that may be long. */
export type AnsweredRow = Omit<AnswerRow, 'given'>;

/** An assessment with all that was answered in it, in order. */
export type Sitting<Answer extends AnsweredRow = AnsweredRow> = {
  readonly row: AssessmentRow;
  readonly answers: readonly Answer[];
};
export type WholeSitting = Sitting<AnswerRow>;

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
  if (rows.length === 0) return [];
  const answers = await answersOf(db, rows).select(answeredColumns).execute();
  return withAnswers(rows, answers);
}

const answeredColumns = [
  'assessment_id',
  'place',
  'id',
  'source',
  'number',
  'variant',
  'is_right',
  'at',
] as const;

/** Null for that of another learner too. */
export async function findSitting(
  db: Db,
  learner: LearnerId,
  id: string,
): Promise<WholeSitting | null> {
  const rows = await db
    .selectFrom('assessment')
    .selectAll()
    .where('id', '=', id)
    .where('learner_id', '=', learner)
    .execute();
  if (rows.length === 0) return null;
  const answers = await answersOf(db, rows).selectAll().execute();
  return withAnswers(rows, answers)[0] ?? null;
}

function answersOf(db: Db, rows: readonly AssessmentRow[]) {
  const ids = rows.map(({ id }) => id);
  return db.selectFrom('assessment_answer').where('assessment_id', 'in', ids).orderBy('place');
}

function withAnswers<Answer extends AnsweredRow>(
  rows: readonly AssessmentRow[],
  answers: readonly Answer[],
): Sitting<Answer>[] {
  const byId = Map.groupBy(answers, (answer) => answer.assessment_id);
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
