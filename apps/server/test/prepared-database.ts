import { argon2Sync } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import type { Database, Engine } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { openSqlite, sqliteDialect } from '../src/db/sqlite.ts';
import { openTestDatabase, postgresDialect } from './test-database.ts';

export const password = 'Tiger-Rakete-Mond';

/** A database of its own as the first start leaves it: made once in a process, copied for each test. */
export async function openPreparedDatabase(engine: Engine): Promise<Database> {
  if (engine === 'sqlite') return openCopyOfSqlite();
  const folder = inject('postgresFolder');
  if (folder === null) return prepare(await openTestDatabase(engine));
  postgresTemplate ??= makePostgresTemplate();
  const dialect = await postgresDialect(folder, await postgresTemplate);
  return { engine, db: new Kysely({ dialect }) };
}

let sqliteTemplate: Promise<Uint8Array> | undefined;
let postgresTemplate: Promise<string> | undefined;

async function openCopyOfSqlite(): Promise<Database> {
  sqliteTemplate ??= makeSqliteTemplate();
  const sqlite = openSqlite(':memory:');
  sqlite.deserialize(await sqliteTemplate);
  return { engine: 'sqlite', db: new Kysely({ dialect: sqliteDialect(sqlite) }) };
}

async function makeSqliteTemplate(): Promise<Uint8Array> {
  const sqlite = openSqlite(':memory:');
  const { db } = await prepare({
    engine: 'sqlite',
    db: new Kysely({ dialect: sqliteDialect(sqlite) }),
  });
  const bytes = sqlite.serialize();
  await db.destroy();
  return bytes;
}

/** Its name, when nobody is connected to it any more. */
async function makePostgresTemplate(): Promise<string> {
  const { db } = await prepare(await openTestDatabase('postgresql'));
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await db.destroy();
  return rows[0]?.name ?? '';
}

async function prepare(database: Database): Promise<Database> {
  await migrate(database);
  const changed_at = '2026-03-01T08:00:00.000Z';
  const row = { id: 1, hash: cheapHash, changed_at } as const;
  await database.db.insertInto('family_password').values(row).execute();
  return database;
}

/** The real cost of a password would be half of what all tests of the server take. */
const cheapHash = hashCheaply();

function hashCheaply(): string {
  const nonce = Buffer.from('for tests alone.');
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { ...cost, message: password, nonce });
  return `$argon2id$v=19$m=8,t=1,p=1$${nonce.toString('base64')}$${tag.toString('base64')}`;
}
