import type { LearnerId } from '@hbg/contract/account';
import { type CodeVersion, type Draft, versionsAtOnce } from '@hbg/contract/code';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

type Rows = { [Table in 'code_version' | 'draft']: Selectable<Schema[Table]> };

/** Whose code of which lesson. */
export type CodePlace = { readonly learner: LearnerId; readonly lesson: number };

export async function readVersions(
  db: Db,
  place: CodePlace,
  before: string | undefined,
  most = versionsAtOnce,
): Promise<CodeVersion[]> {
  const all = db
    .selectFrom('code_version')
    .selectAll()
    .where('learner_id', '=', place.learner)
    .where('lesson_id', '=', place.lesson);
  const rows = await (before ? all.where('made_at', '<', before) : all)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(versionOf);
}

/** Sent twice, it is kept once. */
export async function keepCode(db: Db, place: CodePlace, version: CodeVersion): Promise<void> {
  const { id, code, cause, result, madeAt } = version;
  await db
    .insertInto('code_version')
    .values({ id, ...keysOf(place), code, cause, result, made_at: madeAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function findDraft(db: Db, { learner, lesson }: CodePlace): Promise<Draft | null> {
  const row = await db
    .selectFrom('draft')
    .selectAll()
    .where('learner_id', '=', learner)
    .where('lesson_id', '=', lesson)
    .executeTakeFirst();
  return row ? draftOf(row) : null;
}

/** False when somebody else has written since `before` was read. */
export async function replaceDraft(
  db: Db,
  place: CodePlace,
  before: Draft | null,
  after: Draft,
): Promise<boolean> {
  const { code, revision, editedAt: edited_at } = after;
  if (!before) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('draft')
      .values({ ...keysOf(place), code, revision, edited_at })
      .onConflict((conflict) => conflict.columns(['learner_id', 'lesson_id']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('draft')
    .set({ code, revision, edited_at })
    .where('learner_id', '=', place.learner)
    .where('lesson_id', '=', place.lesson)
    .where('revision', '=', before.revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function keysOf({ learner, lesson }: CodePlace) {
  return { learner_id: learner, lesson_id: lesson };
}

function versionOf({ id, code, cause, result, made_at }: Rows['code_version']): CodeVersion {
  return { id, code, cause, result, madeAt: made_at };
}

function draftOf({ code, revision, edited_at }: Rows['draft']): Draft {
  return { code, revision, editedAt: edited_at };
}
