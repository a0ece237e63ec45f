import { sql } from 'kysely';
import type { MigrationDb } from '../migration-db.ts';

/** One column says where something was said, and one index serves all who read there. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .alterTable('chat_message')
    .addColumn('place', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update chat_message set place = case
    when lesson_id is not null then 'lesson:' || lesson_id
    when companion = 1 then 'companion:buddy'
    else 'companion:helper' end`.execute(db);
  await db.schema.dropIndex('chat_message_learner_lesson').execute();
  await db.schema.alterTable('chat_message').dropColumn('lesson_id').execute();
  await db.schema.alterTable('chat_message').dropColumn('companion').execute();
  await db.schema
    .createIndex('chat_message_learner_place')
    .on('chat_message')
    .columns(['learner_id', 'place', 'id'])
    .execute();
}
