import type { MigrationDb } from '../migration-db.ts';

/** All that is read of activities stands in the index itself, by kind and day. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.dropIndex('activity_learner_at').execute();
  await db.schema
    .createIndex('activity_learner_kind_day')
    .on('activity')
    .columns(['learner_id', 'kind', 'day', 'at', 'minutes', 'unit'])
    .execute();
}
