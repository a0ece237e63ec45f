import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import { inject } from 'vitest';
import { type Database, type Engine, openSqliteFile } from '../src/db/database.ts';

export const engines: readonly Engine[] = ['sqlite', 'postgresql'];

/** An empty database of its own, without tables. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  if (engine === 'sqlite') return openSqliteFile(':memory:');
  const folder = inject('postgresFolder');
  const dialect = folder
    ? await postgresDialect(folder)
    : new PGliteDialect({ pglite: new PGlite() });
  return { engine, db: new Kysely({ dialect }) };
}

let created = 0;

export async function postgresDialect(host: string, template = 'template1') {
  created += 1;
  const database = `test_${process.pid}_${created}`;
  const admin = new Client({ host, user: 'postgres', database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} template ${template} strategy = file_copy`);
  await admin.end();
  return new PostgresDialect({ pool: new Pool({ host, user: 'postgres', database, max: 5 }) });
}
