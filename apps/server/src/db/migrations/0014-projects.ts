import type { MigrationDb } from '../migration-db.ts';

/** What learners build, what was worked on it, and how much was done by when. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('project')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('difficulty', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('estimated_hours', 'integer', (column) => column.notNull())
    .addColumn('target_features', 'text', (column) => column.notNull())
    .addColumn('completed_features', 'text', (column) => column.notNull())
    .addColumn('target_date', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('archived_at', 'text')
    .addColumn('timer_started_at', 'text')
    .addColumn('erased_at', 'text')
    .execute();
  await db.schema.createIndex('project_learner').on('project').column('learner_id').execute();
  await db.schema
    .createTable('project_day')
    .addColumn('project_id', 'text', (column) => column.notNull().references('project.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('planned', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_day_key', ['project_id', 'day'])
    .execute();
  await db.schema
    .createTable('project_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('project.id'))
    .addColumn('session_name', 'text', (column) => column.notNull())
    .addColumn('work_done', 'text', (column) => column.notNull())
    .addColumn('challenges_faced', 'text', (column) => column.notNull())
    .addColumn('duration', 'integer', (column) => column.notNull())
    .addColumn('productivity', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('project_session_project')
    .on('project_session')
    .column('project_id')
    .execute();
}
