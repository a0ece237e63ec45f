import { sql } from 'kysely';
import type { MigrationDb } from '../migration-db.ts';

export async function up(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('chat_message').addColumn('code', 'text').execute();
  // It was kept as a sentence for the screen.
  await sql`update chat_message set host = substr(host, 9) where host like 'geht an %'`.execute(db);
}
