import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgresql';
export type Db = Kysely<Schema>;
export type Database = { readonly engine: Engine; readonly db: Db };

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

export function openDatabase({ DATABASE_URL, DATA_DIR }: Place): Database {
  if (DATABASE_URL) return openPostgres(DATABASE_URL);
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  return openSqliteFile(sqliteFile(DATA_DIR));
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
