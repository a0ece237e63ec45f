import type { MigrationDb } from '../migration-db.ts';

/** Which learning paths somebody is on, and what they have ticked there by hand. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('path_start')
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('path_id', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('paused_at', 'text')
    .addPrimaryKeyConstraint('path_start_key', ['learner_id', 'path_id'])
    .execute();
  await db.schema
    .createTable('path_tick')
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('path_tick_key', ['learner_id', 'step'])
    .execute();
}
