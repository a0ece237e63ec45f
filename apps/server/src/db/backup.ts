import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { isDamagedDatabase, OperatorError } from '../operator-error.ts';
import {
  hasData,
  makeFolder,
  openDatabase,
  type Place,
  refuseWithoutData,
  sqliteFile,
} from './database.ts';
import { migrate, refuseNewer } from './migrate.ts';
import { dumpPostgres, replacePostgres } from './postgres-copy.ts';
import { openSqlite } from './sqlite.ts';

/** Writes a consistent copy, also while the server runs, and answers with its path. */
export async function writeBackup(place: Place, now: Date): Promise<string> {
  refuseWithoutData(place);
  const name = backupName(place, 'hbg', now);
  if (place.DATABASE_URL) return dumpPostgres(place.DATABASE_URL, `${name}.pgdump`);
  return copySqlite(sqliteFile(place.DATA_DIR), `${name}.sqlite`);
}

function backupName({ DATA_DIR }: Place, kind: string, now: Date): string {
  const folder = join(DATA_DIR, 'backups');
  makeFolder(folder);
  return join(folder, `${kind}-${now.toISOString().replaceAll(':', '-')}`);
}

type Restoring = { readonly before: string | null; readonly finish: () => Promise<void> };

/**
 * Backs up what is there now, then `finish` replaces all of it by the copy. In two steps, so that the
 * way back is known before anything is touched.
 */
export async function prepareRestore(place: Place, file: string, now: Date): Promise<Restoring> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new OperatorError(`Die Datei ${file} gibt es nicht.`);
  refuseOtherEngine(place, file);
  const replace = place.DATABASE_URL
    ? replacePostgres(place.DATABASE_URL, place.DATA_DIR, file)
    : replaceSqlite(place.DATA_DIR, file);
  const before = hasData(place) ? await keepWhatIsThere(place, now) : null;
  const finish = async () => {
    await replace();
    await migrateTo(place);
  };
  return { before, finish };
}

/** A damaged database can't be backed up, and just then a restore is needed: it is put aside. */
async function keepWhatIsThere(place: Place, now: Date): Promise<string> {
  try {
    return await writeBackup(place, now);
  } catch (error) {
    if (!isDamagedDatabase(error)) throw error;
    const aside = backupName(place, 'beschädigt', now);
    for (const ending of ['', '-wal', '-shm']) {
      const part = sqliteFile(place.DATA_DIR) + ending;
      if (existsSync(part)) renameSync(part, aside + ending);
    }
    return aside;
  }
}

function refuseOtherEngine({ DATABASE_URL }: Place, file: string) {
  const start = startOf(file);
  const refuse = (engine: string, needed: string) => {
    throw new OperatorError(
      `Die Datei ${file} ist eine Sicherung von ${engine}: dazu gehört${needed}.`,
    );
  };
  if (DATABASE_URL && start.startsWith('SQLite')) refuse('SQLite', ', dass DATABASE_URL leer ist');
  if (!DATABASE_URL && start.startsWith('PGDMP')) refuse('PostgreSQL', ' DATABASE_URL');
}

function startOf(file: string): string {
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(16);
  readSync(descriptor, bytes);
  closeSync(descriptor);
  return bytes.toString('latin1');
}

function replaceSqlite(dataDir: string, file: string): () => Promise<void> {
  checkCopy(file);
  return async () => {
    makeFolder(dataDir);
    const source = new DatabaseSync(file, { readOnly: true });
    await backup(source, sqliteFile(dataDir));
    source.close();
  };
}

/** The copy's sessions end: one of them may have been left because it was stolen. */
async function migrateTo(place: Place): Promise<void> {
  const database = openDatabase(place);
  await migrate(database);
  await database.db.deleteFrom('session').execute();
  await database.db.destroy();
}

function copySqlite(from: string, to: string): string {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  const source = openSqlite(from);
  source.prepare('vacuum into ?').run(part);
  source.close();
  flushToDisk(part);
  renameSync(part, to);
  return to;
}

function flushToDisk(path: string) {
  const descriptor = openSync(path, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function checkCopy(file: string) {
  const applied = appliedNames(file);
  if (!applied) throw new OperatorError(`Die Datei ${file} ist keine heile Sicherung von HBG.`);
  refuseNewer(applied);
}

/** Null for what is no sound database of ours. */
function appliedNames(file: string): string[] | null {
  let copy: DatabaseSync | null = null;
  try {
    copy = new DatabaseSync(file, { readOnly: true });
    if (copy.prepare('pragma integrity_check').get()?.['integrity_check'] !== 'ok') return null;
    copy.prepare('select 1 from learner, session, family_password limit 1').all();
    const names = copy.prepare('select name from migration').all();
    return names.length > 0 ? names.map(({ name }) => String(name)) : null;
  } catch {
    return null;
  } finally {
    copy?.close();
  }
}
