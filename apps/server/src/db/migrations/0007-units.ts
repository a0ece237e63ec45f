import { sql } from 'kysely';
import type { MigrationDb } from '../migration-db.ts';

/** Code belongs to a unit of any room; what it belonged to so far were lessons. */
export async function up(db: MigrationDb): Promise<void> {
  await nameUnitOfVersions(db);
  await nameUnitOfDrafts(db);
}

async function nameUnitOfVersions(db: MigrationDb): Promise<void> {
  await db.schema
    .alterTable('code_version')
    .addColumn('unit', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update code_version set unit = 'lektion/' || lesson_id`.execute(db);
  await db.schema.dropIndex('code_version_learner_lesson').execute();
  await db.schema.alterTable('code_version').dropColumn('lesson_id').execute();
  await db.schema
    .createIndex('code_version_learner_unit')
    .on('code_version')
    .columns(['learner_id', 'unit', 'made_at'])
    .execute();
}

/** SQLite changes no primary key: the rows move to a table of their own. */
async function nameUnitOfDrafts(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('draft_of_unit')
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('edited_at', 'text', (column) => column.notNull())
    .addColumn('fullest', 'text')
    .addColumn('fullest_at', 'text')
    .addColumn('gone', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('draft_of_unit_key', ['learner_id', 'unit'])
    .execute();
  await sql`insert into draft_of_unit
      (learner_id, unit, code, revision, edited_at, fullest, fullest_at, gone)
    select learner_id, 'lektion/' || lesson_id, code, revision, edited_at, fullest, fullest_at, gone
    from draft`.execute(db);
  await db.schema.dropTable('draft').execute();
  await db.schema.alterTable('draft_of_unit').renameTo('draft').execute();
}
