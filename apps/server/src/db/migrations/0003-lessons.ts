import type { MigrationDb } from '../migration-db.ts';

export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('progress')
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('lesson_id', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('code_submitted', 'text', (column) => column.notNull())
    .addColumn('completed_at', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('progress_key', ['learner_id', 'lesson_id'])
    .execute();
  await db.schema
    .createTable('code_version')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('lesson_id', 'integer', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('code_version_learner_lesson')
    .on('code_version')
    .columns(['learner_id', 'lesson_id', 'made_at'])
    .execute();
  await db.schema
    .createTable('draft')
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('lesson_id', 'integer', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('edited_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_key', ['learner_id', 'lesson_id'])
    .execute();
}
