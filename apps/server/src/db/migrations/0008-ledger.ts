import { sql } from 'kysely';
import type { MigrationDb } from '../migration-db.ts';

/** What was done, and when somebody worked; all that was completed so far is carried over. */
export async function up(db: MigrationDb): Promise<void> {
  await createCompletions(db);
  await createActivities(db);
  await sql`insert into completion
      (learner_id, unit, xp, reached, quiz, best_goals, hints, had_solution, best_at, minutes, first_at, at)
    select learner_id, 'lektion/' || lesson_id, 0, '[]', null, 0, 0, 0, completed_at, 0,
      completed_at, completed_at
    from progress where completed_at is not null`.execute(db);
}

async function createCompletions(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('completion')
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('xp', 'integer', (column) => column.notNull())
    .addColumn('reached', 'text', (column) => column.notNull())
    .addColumn('quiz', 'text')
    .addColumn('best_goals', 'integer', (column) => column.notNull())
    .addColumn('hints', 'integer', (column) => column.notNull())
    .addColumn('had_solution', 'integer', (column) => column.notNull())
    .addColumn('best_at', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('completion_key', ['learner_id', 'unit'])
    .execute();
}

async function createActivities(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('activity_key', ['learner_id', 'id'])
    .execute();
  await db.schema
    .createIndex('activity_learner_at')
    .on('activity')
    .columns(['learner_id', 'at'])
    .execute();
}
