import type { MigrationDb } from '../migration-db.ts';

/** The programs that learners write in the workshop; their code is kept as that of units. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('own_program')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('erased_at', 'text')
    .execute();
  await db.schema
    .createIndex('own_program_learner')
    .on('own_program')
    .column('learner_id')
    .execute();
}
