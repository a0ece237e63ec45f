import { sql } from 'kysely';
import type { MigrationDb } from '../migration-db.ts';

/** When the best answers to the questions were given; before, the best try was taken for it. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('completion').addColumn('quiz_at', 'text').execute();
  await sql`update completion set quiz_at = best_at where quiz is not null`.execute(db);
}
