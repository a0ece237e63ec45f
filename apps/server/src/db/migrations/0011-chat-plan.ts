import type { MigrationDb } from '../migration-db.ts';

/** The plan of something to build that an answer was about. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('chat_message').addColumn('plan', 'text').execute();
}
