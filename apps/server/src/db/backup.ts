import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.ts';
import { OperatorError } from '../operator-error.ts';
import { openDatabase, sqliteFile } from './database.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

/** Writes a consistent copy, also while the server runs, and answers with its path. */
export function writeBackup(place: Place, now: Date): string {
  const folder = join(place.DATA_DIR, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `hbg-${now.toISOString().replaceAll(':', '-')}`;
  if (place.DATABASE_URL) return dumpPostgres(place.DATABASE_URL, join(folder, `${name}.pgdump`));
  return copySqlite(sqliteFile(place.DATA_DIR), join(folder, `${name}.sqlite`));
}

/** Replaces all data by the copy's; what was there is backed up first. Answers with that backup. */
export async function restoreBackup(place: Place, file: string, now: Date): Promise<string | null> {
  if (!existsSync(file)) throw new OperatorError(`Die Datei ${file} gibt es nicht.`);
  if (place.DATABASE_URL) {
    const before = writeBackup(place, now);
    restorePostgres(place.DATABASE_URL, file);
    await migrateTo(place);
    return before;
  }
  const source = openCopy(file);
  const before = existsSync(sqliteFile(place.DATA_DIR)) ? writeBackup(place, now) : null;
  mkdirSync(place.DATA_DIR, { recursive: true, mode: 0o700 });
  await backup(source, sqliteFile(place.DATA_DIR));
  source.close();
  await migrateTo(place);
  return before;
}

async function migrateTo(place: Place): Promise<void> {
  const database = openDatabase(place);
  await migrate(database);
  await database.db.destroy();
}

function copySqlite(from: string, to: string): string {
  if (!existsSync(from))
    throw new OperatorError('Es gibt noch keine Daten: HBG lief hier noch nie.');
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

function openCopy(file: string): DatabaseSync {
  const copy = new DatabaseSync(file, { readOnly: true });
  if (isSoundCopy(copy)) return copy;
  copy.close();
  throw new OperatorError(`Die Datei ${file} ist keine heile Sicherung von HBG.`);
}

function isSoundCopy(copy: DatabaseSync): boolean {
  try {
    const check = copy.prepare('pragma integrity_check').get();
    return (
      check?.['integrity_check'] === 'ok' &&
      copy.prepare('select name from migration').all().length > 0
    );
  } catch {
    return false;
  }
}

function dumpPostgres(url: string, to: string): string {
  const { address, env } = connection(url);
  runPostgresTool('pg_dump', [address, '--format=custom', '--no-owner', `--file=${to}`], env);
  return to;
}

/** All or nothing: tables of today that the copy doesn't know would stand in the migrations' way. */
function restorePostgres(url: string, file: string) {
  const script = `${file}.restoring.sql`;
  try {
    runPostgresTool('pg_restore', [`--file=${script}`, '--no-owner', file]);
    const empty = 'drop schema public cascade; create schema public';
    const strictly = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
    const { address, env } = connection(url);
    runPostgresTool('psql', [address, ...strictly, `--command=${empty}`, `--file=${script}`], env);
  } finally {
    rmSync(script, { force: true });
  }
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
    execFileSync(program, parameters, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
    throw new OperatorError(`Für PostgreSQL braucht es ${program} (Paket postgresql-client).`);
  }
}
