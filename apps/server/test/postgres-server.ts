import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** PostgreSQL refuses to run as root; this user exists everywhere and owns nothing. */
const nobody = { uid: 65_534, gid: 65_534 };
const account = process.getuid?.() === 0 ? nobody : null;

/** Starts a real PostgreSQL for the tests where the machine has one; otherwise PGlite stands in. */
export default async function setup(project: TestProject) {
  const binaries = findBinaries();
  if (!binaries) {
    project.provide('postgresFolder', null);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'hbg-pg-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const server = startServer(binaries, folder);
  await isListening(server);
  project.provide('postgresFolder', folder);
  return () => stopServer(server, folder);
}

function findBinaries(): string | undefined {
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed) ? readdirSync(installed).toSorted().toReversed() : [];
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(installed, version, 'bin')),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function startServer(binaries: string, folder: string): ChildProcess {
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  const settings = ['-h', '', '-k', folder, '-c', 'fsync=off', '-c', 'max_connections=200'];
  return spawn(join(binaries, 'postgres'), ['-D', data, ...settings], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function isListening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      if (chunk.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}`)));
  });
}

async function stopServer(server: ChildProcess, folder: string) {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the test server's socket; null where PGlite stands in. */
    postgresFolder: string | null;
  }
}
