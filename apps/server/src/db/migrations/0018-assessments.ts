import type { MigrationDb } from '../migration-db.ts';

/** What is asked and what was answered; the table in which nothing was ever written makes room. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.dropTable('knowledge_assessment').execute();
  await db.schema
    .createTable('assessment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('wanted', 'integer', (column) => column.notNull())
    .addColumn('contests', 'integer', (column) => column.notNull())
    .addColumn('level', 'integer')
    .addColumn('confidence', 'integer')
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('judged_at', 'text')
    .execute();
  await db.schema
    .createIndex('assessment_learner')
    .on('assessment')
    .columns(['learner_id', 'kind', 'about'])
    .execute();
  await db.schema
    .createTable('assessment_answer')
    .addColumn('assessment_id', 'text', (column) => column.notNull().references('assessment.id'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('variant', 'integer', (column) => column.notNull())
    .addColumn('given', 'text', (column) => column.notNull())
    .addColumn('is_right', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('assessment_answer_key', ['assessment_id', 'place'])
    .execute();
}
