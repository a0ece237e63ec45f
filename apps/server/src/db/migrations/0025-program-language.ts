import type { MigrationDb } from '../migration-db.ts';

/** Programs of the workshop were Python alone. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .alterTable('own_program')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('python'))
    .execute();
}
