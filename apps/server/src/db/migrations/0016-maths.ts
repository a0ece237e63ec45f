import type { MigrationDb } from '../migration-db.ts';

export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('maths_answer')
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seed', 'bigint', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('typed', 'text', (column) => column.notNull())
    .addColumn('is_right', 'integer', (column) => column.notNull())
    .addColumn('mistake', 'text')
    .addColumn('by_program', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('maths_answer_key', ['learner_id', 'id'])
    .addUniqueConstraint('maths_answer_task', ['learner_id', 'kind', 'seed'])
    .execute();
  await db.schema
    .createTable('maths_level')
    .addColumn('learner_id', 'integer', (column) => column.primaryKey().references('learner.id'))
    .addColumn('level', 'integer', (column) => column.notNull())
    .execute();
}
