import type { MigrationDb } from '../migration-db.ts';

/** What learners plan, by real weeks; the holidays of the house; the addresses of calendars. */
export async function up(db: MigrationDb): Promise<void> {
  await createEntries(db);
  await db.schema
    .createTable('schedule_left_out')
    .addColumn('entry_id', 'text', (column) => column.notNull().references('schedule_entry.id'))
    .addColumn('week', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('schedule_left_out_key', ['entry_id', 'week'])
    .execute();
  await db.schema
    .createTable('holiday')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('schedule_feed')
    .addColumn('learner_id', 'integer', (column) => column.primaryKey().references('learner.id'))
    .addColumn('secret', 'text', (column) => column.notNull().unique())
    .execute();
}

async function createEntries(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('schedule_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('day_of_week', 'integer', (column) => column.notNull())
    .addColumn('start_time', 'text', (column) => column.notNull())
    .addColumn('end_time', 'text', (column) => column.notNull())
    .addColumn('first_week', 'text', (column) => column.notNull())
    .addColumn('is_recurring', 'integer', (column) => column.notNull())
    .addColumn('every_weeks', 'integer', (column) => column.notNull())
    .addColumn('until', 'text')
    .addColumn('rests_in_holidays', 'integer', (column) => column.notNull())
    .addColumn('reminder_minutes', 'integer', (column) => column.notNull())
    .addColumn('priority', 'integer', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('erased_at', 'text')
    .execute();
  await db.schema
    .createIndex('schedule_entry_week')
    .on('schedule_entry')
    .columns(['learner_id', 'is_recurring', 'first_week'])
    .execute();
}
