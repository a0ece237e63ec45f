import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { restoreBackup, writeBackup } from './backup.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const now = new Date('2026-03-01T08:00:00Z');
const later = new Date('2026-03-01T09:00:00Z');
let place: { DATA_DIR: string };

beforeEach(() => {
  place = { DATA_DIR: mkdtempSync(join(tmpdir(), 'hbg-backup-')) };
  return () => rmSync(place.DATA_DIR, { recursive: true });
});

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
  const before = await restoreBackup(place, copy, later);
  expect(await running.ids()).toEqual([1]);
  expect(before && existsSync(before)).toBe(true);
  await restoreBackup(place, before ?? '', now);
  expect(await running.ids()).toEqual([1, 2]);
});

test('a copy moves to a machine that never ran before', async () => {
  const running = await openRunning();
  await running.add(2);
  const copy = writeBackup(place, now);
  const elsewhere = { DATA_DIR: join(place.DATA_DIR, 'elsewhere') };
  expect(await restoreBackup(elsewhere, copy, later)).toBeNull();
  const moved = openDatabase(elsewhere);
  expect(await moved.db.selectFrom('learner').select('id').execute()).toEqual([{ id: 2 }]);
  await moved.db.destroy();
});

test('what is no sound copy is refused before anything is touched', async () => {
  const running = await openRunning();
  await running.add(1);
  const broken = join(place.DATA_DIR, 'broken.sqlite');
  writeFileSync(broken, 'SQLite format 3\0 and then nonsense');
  await expect(restoreBackup(place, broken, now)).rejects.toThrow('keine heile Sicherung');
  await expect(restoreBackup(place, join(place.DATA_DIR, 'none'), now)).rejects.toThrow(
    'gibt es nicht',
  );
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
