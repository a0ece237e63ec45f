import type { LearnerId } from '@hbg/contract/account';
import type { Progress } from '@hbg/contract/progress';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

type Row = Selectable<Schema['progress']>;
type Saved = Progress & { readonly lessonId: number };

const none: Progress = { completed: false, score: 0, codeSubmitted: '' };

export async function readProgressOf(
  db: Db,
  learner: LearnerId,
  lesson: number,
): Promise<Progress> {
  const row = await progressRows(db, learner).where('lesson_id', '=', lesson).executeTakeFirst();
  return row ? progressOf(row) : none;
}

export async function readAllProgress(db: Db, learner: LearnerId): Promise<Saved[]> {
  const rows = await progressRows(db, learner).orderBy('lesson_id').execute();
  return rows.map((row) => Object.assign(progressOf(row), { lessonId: row.lesson_id }));
}

/** What was reached stays reached, whatever comes later and in whichever order. */
export async function addProgress(
  db: Db,
  learner: LearnerId,
  { lessonId, completed, score, codeSubmitted }: Saved,
  now: string,
): Promise<Progress> {
  const row = await db
    .insertInto('progress')
    .values({
      learner_id: learner,
      lesson_id: lessonId,
      score,
      code_submitted: codeSubmitted,
      completed_at: completed ? now : null,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'lesson_id']).doUpdateSet((eb) => ({
        score: eb
          .case()
          .when('excluded.score', '>', eb.ref('progress.score'))
          .then(eb.ref('excluded.score'))
          .else(eb.ref('progress.score'))
          .end(),
        completed_at: eb.fn.coalesce('progress.completed_at', 'excluded.completed_at'),
        code_submitted:
          codeSubmitted.trim() === '' ? eb.ref('progress.code_submitted') : codeSubmitted,
        changed_at: now,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return progressOf(row);
}

function progressRows(db: Db, learner: LearnerId) {
  return db.selectFrom('progress').selectAll().where('learner_id', '=', learner);
}

function progressOf({ completed_at, score, code_submitted: codeSubmitted }: Row): Progress {
  return { completed: completed_at !== null, score, codeSubmitted };
}
