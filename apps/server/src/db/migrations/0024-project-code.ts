import type { MigrationDb } from '../migration-db.ts';

/** The program that a project was begun with. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('project').addColumn('code', 'text').execute();
}
