import type { MigrationDb } from '../migration-db.ts';

/** When a path goes on after a pause, and when it was first seen at its end. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('path_start').addColumn('resumed_at', 'text').execute();
  await db.schema.alterTable('path_start').addColumn('finished_at', 'text').execute();
}
