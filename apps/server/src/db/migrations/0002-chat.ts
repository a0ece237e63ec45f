import type { MigrationDb } from '../migration-db.ts';

export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('chat_message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('lesson_id', 'integer')
    .addColumn('companion', 'integer')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('response', 'text', (column) => column.notNull())
    .addColumn('said_at', 'text', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('host', 'text')
    .addColumn('intent', 'text', (column) => column.notNull())
    .addColumn('rung', 'integer')
    .addColumn('code_key', 'text')
    .addColumn('concept', 'text')
    .execute();
  await db.schema
    .createIndex('chat_message_learner_lesson')
    .on('chat_message')
    .columns(['learner_id', 'lesson_id', 'id'])
    .execute();
  await db.schema
    .createTable('model_use')
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('tokens', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('model_use_key', ['learner_id', 'day'])
    .execute();
}
