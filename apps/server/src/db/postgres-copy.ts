import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import { openDatabase } from './database.ts';
import { refuseNewer } from './migrate.ts';

export async function dumpPostgres(url: string, to: string): Promise<string> {
  await tryToConnect(url);
  const { address, env } = connection(url);
  runPostgresTool('pg_dump', [address, '--format=custom', '--no-owner', `--file=${to}`], env);
  return to;
}

/** Its errors have a sentence of ours; those of the tools come in any language. */
async function tryToConnect(url: string) {
  const { db } = openDatabase({ DATABASE_URL: url, DATA_DIR: '' });
  try {
    await sql`select 1`.execute(db);
  } finally {
    await db.destroy();
  }
}

/** All or nothing: tables of today that the copy doesn't know would stand in the migrations' way. */
export function replacePostgres(url: string, dataDir: string, file: string): () => Promise<void> {
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
  const isUnsound = `Die Datei ${file} ist keine heile Sicherung von HBG`;
  const parameters = ['--data-only', '--table=migration', '--file=-', file];
  const rows = runPostgresTool('pg_restore', parameters, process.env, isUnsound);
  const names = [...rows.matchAll(/^(\d{4}-[\w-]+)\t/gm)].map(([, name = '']) => name);
  if (names.length === 0) throw new OperatorError(`${isUnsound}.`);
  return names;
}

/** The password goes by the environment: everybody on the machine can read a program's parameters. */
function connection(url: string) {
  const address = new URL(url);
  const { password } = address;
  address.password = '';
  const secret = password ? { PGPASSWORD: decodeURIComponent(password) } : {};
  return { address: `--dbname=${address.href}`, env: { ...process.env, ...secret } };
}

function runPostgresTool(
  program: string,
  parameters: readonly string[],
  env = process.env,
  failure = `Das Programm ${program} ist gescheitert`,
): string {
  const { stdout, stderr, status, error } = spawnSync(program, parameters, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (error)
    throw new OperatorError(`Für PostgreSQL braucht es ${program} (Paket postgresql-client).`);
  if (status !== 0) throw new OperatorError(`${failure} (${stderr.trim().split('\n')[0]}).`);
  return stdout;
}
