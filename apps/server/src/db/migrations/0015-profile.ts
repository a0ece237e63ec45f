import type { MigrationDb } from '../migration-db.ts';

/** What learners say about themselves, and what assessments say about them. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('profile')
    .addColumn('learner_id', 'integer', (column) => column.primaryKey().references('learner.id'))
    .addColumn('skill_level', 'text')
    .addColumn('learning_style', 'text')
    .addColumn('preferred_languages', 'text', (column) => column.notNull())
    .addColumn('learning_goals', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('knowledge_assessment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('skill_area', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('current_level', 'double precision', (column) => column.notNull())
    .addColumn('confidence', 'double precision', (column) => column.notNull())
    .addColumn('assessed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('knowledge_assessment_learner')
    .on('knowledge_assessment')
    .column('learner_id')
    .execute();
}
