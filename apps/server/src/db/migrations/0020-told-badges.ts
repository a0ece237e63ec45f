import type { MigrationDb } from '../migration-db.ts';

export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('told_badge')
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('badge', 'text', (column) => column.notNull())
    .addColumn('told_in', 'text', (column) => column.notNull())
    .addColumn('told_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_badge_key', ['learner_id', 'badge'])
    .execute();
}
