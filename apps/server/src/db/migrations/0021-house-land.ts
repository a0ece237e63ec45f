import type { MigrationDb } from '../migration-db.ts';

/** The Land in which the house stands: whose school holidays it has. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('house_land')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('land', 'text', (column) => column.notNull())
    .execute();
}
