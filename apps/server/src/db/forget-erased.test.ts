import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { engines, openTestDatabase } from '../../test/test-database.ts';
import { type Database, openSqliteFile } from './database.ts';
import { forgetErased } from './forget-erased.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

const secrets = Array.from({ length: 40 }, (_, index) => `Geheimnis-${index} `.repeat(60));

async function say(database: Database) {
  await migrate(database);
  await database.db.insertInto('learner').values({ id: 1, name: 'Byte' }).execute();
  const rows = secrets.map((message, index) => ({
    id: `${index}`,
    learner_id: 1 as const,
    place: 'lesson:1' as const,
    message,
    response: 'Aha.',
    said_at: '',
    intent: 'concept',
  }));
  await database.db.insertInto('chat_message').values(rows).execute();
}

test('what a running server has written and was erased stands in no file any more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-forget-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const open = () => openSqliteFile(join(folder, 'hbg.sqlite'));
  const found = () =>
    readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes('Geheimnis'));
  const server = open();
  // As older versions wrote it: what they have deleted is still in the file.
  await sql`pragma secure_delete = off`.execute(server.db);
  await say(server);
  await server.db.deleteFrom('chat_message').where('id', '<', '3').execute();
  const command = open();
  await command.db.deleteFrom('chat_message').execute();
  expect(found()).not.toEqual([]);
  await forgetErased(command);
  expect(found()).toEqual([]);
  await command.db.destroy();
  await server.db.destroy();
  expect(found()).toEqual([]);
});

test.each(engines)('on %s what was not erased stays', async (engine) => {
  const database = await openTestDatabase(engine);
  onTestFinished(() => database.db.destroy());
  await say(database);
  await database.db.deleteFrom('chat_message').where('id', '!=', '7').execute();
  await forgetErased(database);
  expect(await database.db.selectFrom('chat_message').select('id').execute()).toEqual([
    { id: '7' },
  ]);
});

test('who reads in that moment keeps it in the files, which is said, and another try ends it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-forget-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'hbg.sqlite');
  const [database, reader] = [openSqliteFile(path), openSqlite(path)];
  await say(database);
  await sql`pragma busy_timeout = 0`.execute(database.db);
  reader.exec('begin; select * from learner');
  await expect(forgetErased(database)).rejects.toThrow('bitte noch einmal');
  reader.exec('commit');
  await forgetErased(database);
  reader.close();
  await database.db.destroy();
});
