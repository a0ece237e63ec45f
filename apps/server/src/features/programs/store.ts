import type { LearnerId } from '@hbg/contract/account';
import { type Program, unitOfProgram } from '@hbg/contract/programs';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readGone } from '../../db/read-gone.ts';
import type { Schema } from '../../db/schema.ts';

export type ProgramRow = Selectable<Schema['own_program']>;

/** The last changed first. */
export async function readPrograms(db: Db, learner: LearnerId): Promise<Program[]> {
  const rows = await db
    .selectFrom('own_program')
    .leftJoin('draft', (join) =>
      join
        .onRef('draft.learner_id', '=', 'own_program.learner_id')
        .on('draft.unit', '=', sql`${unitOfProgram('')} || own_program.id`),
    )
    .select(['id', 'title', 'language', 'created_at', 'edited_at'])
    .where('own_program.learner_id', '=', learner)
    .where('erased_at', 'is', null)
    .execute();
  return rows
    .map(({ id, title, language, created_at: createdAt, edited_at: editedAt }) => {
      return { id, title, language, createdAt, editedAt: editedAt ?? createdAt };
    })
    .toSorted((a, b) => (a.editedAt < b.editedAt ? 1 : -1));
}

/** Also one that was erased and can still come back. */
export async function findProgram(db: Db, id: string): Promise<ProgramRow | null> {
  const found = db.selectFrom('own_program').selectAll().where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

export async function addProgram(db: Db, row: ProgramRow): Promise<void> {
  await db
    .insertInto('own_program')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function changeProgram(
  db: Db,
  id: string,
  values: Partial<Pick<ProgramRow, 'title' | 'erased_at'>>,
): Promise<void> {
  await db.updateTable('own_program').set(values).where('id', '=', id).execute();
}

/** With all its code, what can't come back. */
export async function dropErased(db: Db, learner: LearnerId, now: number): Promise<void> {
  for (const id of await readGone(db, 'own_program', learner, now)) {
    const unit = unitOfProgram(id);
    for (const table of ['draft', 'code_version'] as const)
      await db
        .deleteFrom(table)
        .where('learner_id', '=', learner)
        .where('unit', '=', unit)
        .execute();
    await db.deleteFrom('own_program').where('id', '=', id).execute();
  }
}
