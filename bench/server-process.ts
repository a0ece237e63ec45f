import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const password = 'messen-wiegen-zählen';

export function makeDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'hbg-bench-'));
}

export function removeDataFolder(folder: string) {
  rmSync(folder, { recursive: true });
}

export type Server = { readonly child: ChildProcess; readonly port: number };

export async function startServer(dataDir: string, port = 0): Promise<Server> {
  const child = fork(new URL('./serve.ts', import.meta.url), {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      FAMILY_PASSWORD: password,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [listening] = await once(child, 'message');
  return { child, port: Number(listening) };
}

export async function endServer({ child }: Server, signal: 'SIGTERM' | 'SIGKILL') {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** The session's cookie, once the server has acknowledged it. */
export async function logIn(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 1, password }),
  });
  const [line = ''] = response.headers.getSetCookie();
  if (!response.ok || !line) throw new Error(`login answered ${response.status}`);
  return line.split(';')[0] ?? '';
}
