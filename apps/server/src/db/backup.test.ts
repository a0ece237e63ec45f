import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { prepareRestore, writeBackup } from './backup.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const now = new Date('2026-03-01T08:00:00Z');
const later = new Date('2026-03-01T09:00:00Z');
let place: { DATA_DIR: string };

beforeEach(() => {
  place = { DATA_DIR: mkdtempSync(join(tmpdir(), 'hbg-backup-')) };
  return () => rmSync(place.DATA_DIR, { recursive: true });
});

async function restore(into: { DATA_DIR: string }, file: string, at: Date) {
  const { before, finish } = prepareRestore(into, file, at);
  await finish();
  return before;
}

async function openRunning() {
  const database = openDatabase(place);
  onTestFinished(() => database.db.destroy());
  await migrate(database);
  const add = (id: 1 | 2) =>
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
  const copy = writeBackup(place, now);
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
  const copy = writeBackup(place, now);
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
  expect(() => prepareRestore(place, broken, now)).toThrow('keine heile Sicherung');
  expect(() => prepareRestore(place, join(place.DATA_DIR, 'none'), now)).toThrow('gibt es nicht');
  expect(await running.ids()).toEqual([1]);
});

test('a damaged database is put aside and the copy takes its place', async () => {
  const database = openDatabase(place);
  await migrate(database);
  await database.db.insertInto('learner').values({ id: 1, name: 'Byte' }).execute();
  const copy = writeBackup(place, now);
  await database.db.destroy();
  writeFileSync(join(place.DATA_DIR, 'hbg.sqlite'), 'kaputt');
  const aside = await restore(place, copy, later);
  expect(readFileSync(aside ?? '', 'utf8')).toBe('kaputt');
  expect(await (await openRunning()).ids()).toEqual([1]);
});

test('a copy of a newer version is refused before anything is touched', async () => {
  const running = await openRunning();
  await running.add(1);
  const copy = writeBackup(place, now);
  const newer = new DatabaseSync(copy);
  newer.exec("insert into migration values ('9999-from-the-future', '2030')");
  newer.close();
  expect(() => prepareRestore(place, copy, later)).toThrow('neueren Version von HBG');
  expect(await running.ids()).toEqual([1]);
});

test('there is nothing to back up before the first start', () => {
  expect(() => writeBackup(place, now)).toThrow('Es gibt noch keine Daten');
});

test.runIf(process.platform !== 'win32')('only the own account can read the data', async () => {
  const dataDir = join(place.DATA_DIR, 'fresh');
  const database = openDatabase({ DATA_DIR: dataDir });
  await migrate(database);
  await database.db.destroy();
  expect(statSync(dataDir).mode & 0o077).toBe(0);
});
