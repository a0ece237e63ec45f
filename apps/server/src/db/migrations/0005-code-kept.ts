import { sql } from 'kysely';
import type { MigrationDb } from '../migration-db.ts';

export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .alterTable('code_version')
    .addColumn('received_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update code_version set received_at = made_at`.execute(db);
  await db.schema.alterTable('draft').addColumn('fullest', 'text').execute();
  await db.schema.alterTable('draft').addColumn('fullest_at', 'text').execute();
  await db.schema
    .alterTable('draft')
    .addColumn('gone', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
