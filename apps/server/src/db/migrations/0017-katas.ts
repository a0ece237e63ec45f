import type { MigrationDb } from '../migration-db.ts';

export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('kata_try')
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('variant', 'integer', (column) => column.notNull())
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('exam', 'text')
    .addColumn('series', 'text')
    .addColumn('is_right', 'integer', (column) => column.notNull())
    .addColumn('is_helped', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('kata_try_key', ['learner_id', 'id'])
    .execute();
  await db.schema
    .createIndex('kata_try_series')
    .on('kata_try')
    .columns(['learner_id', 'series'])
    .execute();
}
