import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Config } from '../config.ts';
import { OperatorError } from '../operator-error.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgresql';
export type Db = Kysely<Schema>;
export type Database = { readonly engine: Engine; readonly db: Db };

/** Where the data are. */
export type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

export function openDatabase({ DATABASE_URL, DATA_DIR }: Place): Database {
  if (DATABASE_URL) return openPostgres(DATABASE_URL);
  makeFolder(DATA_DIR);
  return openSqliteFile(sqliteFile(DATA_DIR));
}

/** Not by `recursive`: under /proc, Node would try for ever. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(path)) throw error;
  }
}

/** On PostgreSQL only a question to the server could tell; there an empty copy does no harm. */
export function hasData({ DATABASE_URL, DATA_DIR }: Place): boolean {
  return Boolean(DATABASE_URL) || existsSync(sqliteFile(DATA_DIR));
}

/** For who only wants to read: nothing is made in a folder that was named by mistake. */
export function refuseWithoutData(place: Place): void {
  if (hasData(place)) return;
  throw new OperatorError(
    `Es gibt noch keine Daten: HBG lief mit dem Ordner ${place.DATA_DIR} noch nie.`,
  );
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'hbg.sqlite');
}

export function openSqliteFile(path: string): Database {
  return { engine: 'sqlite', db: new Kysely({ dialect: sqliteDialect(openSqlite(path)) }) };
}

function openPostgres(connectionString: string): Database {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000 });
  // Without a listener a connection lost while idle would end the process; the next query reconnects.
  pool.on('error', () => {});
  return { engine: 'postgresql', db: new Kysely({ dialect: new PostgresDialect({ pool }) }) };
}

export async function isAlive({ db }: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
