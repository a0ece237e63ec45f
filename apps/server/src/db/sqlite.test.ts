import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openSqliteFile } from './database.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hbg-sqlite-'));
  return () => rmSync(folder, { recursive: true });
});

function open() {
  const database = openSqliteFile(join(folder, 'test.sqlite'));
  onTestFinished(() => database.db.destroy());
  return database;
}

test('a commit is on the disk before it is acknowledged, keys are checked, what is deleted is overwritten', () => {
  const sqlite = openSqlite(join(folder, 'test.sqlite'));
  expect(sqlite.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(sqlite.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 });
  expect(sqlite.prepare('pragma foreign_keys').get()).toEqual({ foreign_keys: 1 });
  expect(sqlite.prepare('pragma secure_delete').get()).toEqual({ secure_delete: 1 });
  sqlite.close();
});

test('a session of nobody is refused', async () => {
  const { db } = open();
  await migrate({ engine: 'sqlite', db });
  const session = { token_hash: 'x', learner_id: 2, renewed_at: '', expires_at: '' } as const;
  await expect(db.insertInto('session').values(session).execute()).rejects.toThrow('FOREIGN KEY');
});

test('a transaction has the database for itself from its start', async () => {
  const [one, two] = [open().db, openSqlite(join(folder, 'test.sqlite'))];
  two.exec('pragma busy_timeout = 0');
  await one.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    expect(() => two.exec('begin immediate')).toThrow('database is locked');
  });
  two.exec('begin immediate; rollback');
  two.close();
});

test('a thousand different queries do not keep a thousand statements', async () => {
  const { db } = open();
  for (let length = 1; length <= 1_000; length += 1) {
    const list = sql.join(Array.from({ length }, (_, index) => index));
    await sql`select 1 where 1 in (${list})`.execute(db);
  }
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});

test('what SQLite has no type for is a mistake of ours', async () => {
  const { db } = open();
  await expect(sql`select ${true}`.execute(db)).rejects.toThrow('not boolean');
});
