import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.ts';
import { isDamagedDatabase, OperatorError } from '../operator-error.ts';
import { openDatabase, sqliteFile } from './database.ts';
import { migrate, refuseNewer } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

/** Writes a consistent copy, also while the server runs, and answers with its path. */
export function writeBackup(place: Place, now: Date): string {
  if (!hasData(place)) {
    throw new OperatorError('Es gibt noch keine Daten: HBG lief hier noch nie.');
  }
  const name = backupName(place, 'hbg', now);
  if (place.DATABASE_URL) return dumpPostgres(place.DATABASE_URL, `${name}.pgdump`);
  return copySqlite(sqliteFile(place.DATA_DIR), `${name}.sqlite`);
}

/** On PostgreSQL only a question to the server could tell; there an empty copy does no harm. */
function hasData({ DATABASE_URL, DATA_DIR }: Place): boolean {
  return Boolean(DATABASE_URL) || existsSync(sqliteFile(DATA_DIR));
}

function backupName({ DATA_DIR }: Place, kind: string, now: Date): string {
  const folder = join(DATA_DIR, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${kind}-${now.toISOString().replaceAll(':', '-')}`);
}

type Restoring = { readonly before: string | null; readonly finish: () => Promise<void> };

/**
 * Backs up what is there now, then `finish` replaces all of it by the copy. In two steps, so that the
 * way back is known before anything is touched.
 */
export function prepareRestore(place: Place, file: string, now: Date): Restoring {
  if (!existsSync(file)) throw new OperatorError(`Die Datei ${file} gibt es nicht.`);
  const replace = place.DATABASE_URL
    ? replacePostgres(place.DATABASE_URL, place.DATA_DIR, file)
    : replaceSqlite(place.DATA_DIR, file);
  const before = hasData(place) ? keepWhatIsThere(place, now) : null;
  const finish = async () => {
    await replace();
    await migrateTo(place);
  };
  return { before, finish };
}

/** A damaged database can't be backed up, and just then a restore is needed: it is put aside. */
function keepWhatIsThere(place: Place, now: Date): string {
  try {
    return writeBackup(place, now);
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

function replaceSqlite(dataDir: string, file: string): () => Promise<void> {
  checkCopy(file);
  return async () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
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

function dumpPostgres(url: string, to: string): string {
  const { address, env } = connection(url);
  runPostgresTool('pg_dump', [address, '--format=custom', '--no-owner', `--file=${to}`], env);
  return to;
}

/** All or nothing: tables of today that the copy doesn't know would stand in the migrations' way. */
function replacePostgres(url: string, dataDir: string, file: string): () => Promise<void> {
  refuseNewer(migrationsInDump(file));
  return async () => {
    const folder = mkdtempSync(join(dataDir, 'restoring-'));
    const script = join(folder, 'copy.sql');
    try {
      runPostgresTool('pg_restore', [`--file=${script}`, '--no-owner', file]);
      const empty = 'drop schema public cascade; create schema public';
      const strictly = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
      const { address, env } = connection(url);
      runPostgresTool(
        'psql',
        [address, ...strictly, `--command=${empty}`, `--file=${script}`],
        env,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

/** The rows of the dump's own migration table, as PostgreSQL writes them: name, tab, moment. */
function migrationsInDump(file: string): string[] {
  const rows = runPostgresTool('pg_restore', [
    '--data-only',
    '--table=migration',
    '--file=-',
    file,
  ]);
  return [...rows.matchAll(/^(\d{4}-[\w-]+)\t/gm)].map(([, name = '']) => name);
}

/** The password goes by the environment: everybody on the machine can read a program's parameters. */
function connection(url: string) {
  const address = new URL(url);
  const { password } = address;
  address.password = '';
  const secret = password ? { PGPASSWORD: decodeURIComponent(password) } : {};
  return { address: `--dbname=${address.href}`, env: { ...process.env, ...secret } };
}

function runPostgresTool(program: string, parameters: readonly string[], env = process.env) {
  try {
    return execFileSync(program, parameters, {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
    throw new OperatorError(`Für PostgreSQL braucht es ${program} (Paket postgresql-client).`);
  }
}
