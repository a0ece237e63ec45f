import type { MigrationDb } from '../migration-db.ts';

/** What learners put into the library; likes and views are of built-in snippets, too. */
export async function up(db: MigrationDb): Promise<void> {
  await createSnippets(db);
  await db.schema
    .createTable('snippet_like')
    .addColumn('snippet', 'text', (column) => column.notNull())
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addPrimaryKeyConstraint('snippet_like_key', ['snippet', 'learner_id'])
    .execute();
  await db.schema
    .createTable('snippet_view')
    .addColumn('snippet', 'text', (column) => column.notNull())
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('snippet_view_key', ['snippet', 'learner_id'])
    .execute();
}

async function createSnippets(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('snippet')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('difficulty', 'text', (column) => column.notNull())
    .addColumn('is_private', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('snippet_learner')
    .on('snippet')
    .columns(['learner_id', 'created_at'])
    .execute();
}
