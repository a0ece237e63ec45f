import { describe, expect, test } from 'vitest';
import { spokenRow } from '../../test/chat.ts';
import { engines, openTestDatabase } from '../../test/test-database.ts';
import { saveChat } from '../ai/chat-store.ts';
import { migrate } from './migrate.ts';

describe.each(engines)('migrations on %s', (engine) => {
  test('run once, however often and however many nodes start', async () => {
    const database = await openTestDatabase(engine);
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    await migrate(database);
    const rows = await database.db.selectFrom('migration').select('name').execute();
    expect(rows).toEqual([
      { name: '0001-account' },
      { name: '0002-chat' },
      { name: '0003-lessons' },
      { name: '0004-chat-code' },
      { name: '0005-code-kept' },
    ]);
    await database.db.destroy();
  });

  test('what was kept as a sentence becomes the host alone', async () => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    await migrate(database);
    await db.insertInto('learner').values({ id: 1, name: 'Byte' }).execute();
    const hosts = ['geht an ki.example:8080', null];
    for (const [at, host] of hosts.entries())
      await saveChat(db, { ...spokenRow, id: `${at}`, host });
    await db.deleteFrom('migration').where('name', '=', '0004-chat-code').execute();
    await db.schema.alterTable('chat_message').dropColumn('code').execute();
    await migrate(database);
    const rows = await db
      .selectFrom('chat_message')
      .select(['host', 'code'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { host: 'ki.example:8080', code: null },
      { host: null, code: null },
    ]);
    await db.destroy();
  });

  test('a database of a newer version is left alone', async () => {
    const database = await openTestDatabase(engine);
    await migrate(database);
    const row = { name: '9999-from-the-future', applied_at: '2030-01-01T00:00:00.000Z' };
    await database.db.insertInto('migration').values(row).execute();
    await expect(migrate(database)).rejects.toThrow(
      'neueren Version von HBG (9999-from-the-future)',
    );
    await database.db.destroy();
  });
});
