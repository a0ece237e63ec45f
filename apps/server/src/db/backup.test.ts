import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { sentenceFor } from '../operator-error.ts';
import { prepareRestore, writeBackup } from './backup.ts';
import { openDatabase, refuseWithoutData } from './database.ts';
import { migrate } from './migrate.ts';

const now = new Date('2026-03-01T08:00:00Z');
const later = new Date('2026-03-01T09:00:00Z');
let place: { DATA_DIR: string; DATABASE_URL?: string };

beforeEach(() => {
  place = { DATA_DIR: mkdtempSync(join(tmpdir(), 'hbg-backup-')) };
  return () => rmSync(place.DATA_DIR, { recursive: true });
});

async function restore(into: { DATA_DIR: string }, file: string, at: Date) {
  const { before, finish } = await prepareRestore(into, file, at);
  await finish();
  return before;
}

async function openRunning() {
  const database = openDatabase(place);
  onTestFinished(() => database.db.destroy());
  await migrate(database);
  const add = (id: number) =>
    database.db
      .insertInto('learner')
      .values({ id, name: `${id}` })
      .execute();
  const ids = async () =>
    (await database.db.selectFrom('learner').select('id').orderBy('id').execute()).map(
      (row) => row.id,
    );
  return { add, ids };
}

test('a copy made while the server runs brings the data back, also while it runs', async () => {
  const running = await openRunning();
  await running.add(1);
  const copy = await writeBackup(place, now);
  expect(copy).toBe(join(place.DATA_DIR, 'backups/hbg-2026-03-01T08-00-00.000Z.sqlite'));
  await running.add(2);
  const before = await restore(place, copy, later);
  expect(await running.ids()).toEqual([1]);
  expect(before && existsSync(before)).toBe(true);
  await restore(place, before ?? '', now);
  expect(await running.ids()).toEqual([1, 2]);
});

test('a copy moves to a machine that never ran before', async () => {
  const running = await openRunning();
  await running.add(2);
  const copy = await writeBackup(place, now);
  const elsewhere = { DATA_DIR: join(place.DATA_DIR, 'elsewhere') };
  expect(await restore(elsewhere, copy, later)).toBeNull();
  const moved = openDatabase(elsewhere);
  expect(await moved.db.selectFrom('learner').select('id').execute()).toEqual([{ id: 2 }]);
  await moved.db.destroy();
});

test('what is no sound copy is refused before anything is touched', async () => {
  const running = await openRunning();
  await running.add(1);
  const broken = join(place.DATA_DIR, 'broken.sqlite');
  writeFileSync(broken, 'SQLite format 3\0 and then nonsense');
  await expect(prepareRestore(place, broken, now)).rejects.toThrow('keine heile Sicherung');
  const none = join(place.DATA_DIR, 'none');
  await expect(prepareRestore(place, none, now)).rejects.toThrow('gibt es nicht');
  expect(await running.ids()).toEqual([1]);
});

test('a damaged database is put aside and the copy takes its place', async () => {
  const database = openDatabase(place);
  await migrate(database);
  await database.db.insertInto('learner').values({ id: 1, name: 'Byte' }).execute();
  const copy = await writeBackup(place, now);
  await database.db.destroy();
  writeFileSync(join(place.DATA_DIR, 'hbg.sqlite'), 'kaputt');
  const aside = await restore(place, copy, later);
  expect(readFileSync(aside ?? '', 'utf8')).toBe('kaputt');
  expect(await (await openRunning()).ids()).toEqual([1]);
});

test('a copy of a newer version is refused before anything is touched', async () => {
  const running = await openRunning();
  await running.add(1);
  const copy = await writeBackup(place, now);
  const newer = new DatabaseSync(copy);
  newer.exec("insert into migration values ('9999-from-the-future', '2030')");
  newer.close();
  await expect(prepareRestore(place, copy, later)).rejects.toThrow('neueren Version von HBG');
  expect(await running.ids()).toEqual([1]);
});

test('there is nothing to back up before the first start', async () => {
  await expect(writeBackup(place, now)).rejects.toThrow('Es gibt noch keine Daten');
});

test('a copy of the other database says which one it is for', async () => {
  const dump = join(place.DATA_DIR, 'hbg.pgdump');
  writeFileSync(dump, 'PGDMP and so on');
  await expect(prepareRestore(place, dump, now)).rejects.toThrow(
    `Die Datei ${dump} ist eine Sicherung von PostgreSQL: dazu gehört DATABASE_URL.`,
  );
  await openRunning();
  const copy = await writeBackup(place, now);
  const onPostgres = { ...place, DATABASE_URL: 'postgres://hbg@localhost/hbg' };
  await expect(prepareRestore(onPostgres, copy, later)).rejects.toThrow(
    `Die Datei ${copy} ist eine Sicherung von SQLite: dazu gehört, dass DATABASE_URL leer ist.`,
  );
  writeFileSync(dump, 'PGDMP, but nothing behind');
  await expect(prepareRestore(onPostgres, dump, later)).rejects.toThrow('keine heile Sicherung');
});

test('what is no database of PostgreSQL is said before one of its tools is asked', async () => {
  const nowhere = { ...place, DATABASE_URL: 'postgres://hbg:falsch@127.0.0.1:1/hbg' };
  const problem = await writeBackup(nowhere, now).catch(sentenceFor);
  expect(problem).toBe('Die Datenbank unter DATABASE_URL antwortet nicht.');
});

const host = inject('postgresFolder');

test.runIf(host)('a PostgreSQL is copied and brought back', async () => {
  const name = `backup_${process.pid}`;
  const admin = new Client({ host: host ?? '', user: 'postgres', database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = `postgres://postgres@localhost/${name}?host=${encodeURIComponent(host ?? '')}`;
  place = { ...place, DATABASE_URL: url };
  const running = await openRunning();
  await running.add(1);
  const copy = await writeBackup(place, now);
  await running.add(2);
  await restore(place, copy, later);
  expect(await running.ids()).toEqual([1]);
});

test.runIf(process.platform === 'linux')('a folder that cannot be made is said at once', () => {
  expect(() => openDatabase({ DATA_DIR: '/proc/hbg/data' })).toThrow('ENOENT');
});

test('without data nothing is made by who only wants to read', () => {
  const DATA_DIR = join(place.DATA_DIR, 'none');
  expect(() => refuseWithoutData({ DATA_DIR })).toThrow('Es gibt noch keine Daten');
  expect(existsSync(DATA_DIR)).toBe(false);
});

test.runIf(process.platform !== 'win32')('only the own account can read the data', async () => {
  const dataDir = join(place.DATA_DIR, 'fresh');
  const database = openDatabase({ DATA_DIR: dataDir });
  await migrate(database);
  await database.db.destroy();
  expect(statSync(dataDir).mode & 0o077).toBe(0);
});
