import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { login } from '@hbg/contract/account';
import { createClient } from '@hbg/contract/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
/** As `npm start` does: what Node has compiled for one start is read at the next. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../.cache/compile', import.meta.url));
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hbg-main-'));
  return () => rmSync(dataDir, { recursive: true });
});

function start(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir, ...env },
  });
  // It takes the processes of its sandbox with it.
  onTestFinished(() => void child.kill('SIGTERM'));
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return { child, printed: () => printed };
}

async function addressOf({ child, printed }: ReturnType<typeof start>): Promise<string> {
  const ended = once(child, 'close').then(() => {
    throw new Error(`The server ended: ${printed()}`);
  });
  while (!printed().includes('HBG läuft')) await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => {});
  return /http:\S+/.exec(printed())?.[0] ?? '';
}

/** Not `exit`: what was printed last may still be on its way then. */
async function endOf(child: ChildProcess) {
  const [code, signal] = await once(child, 'close');
  return { code, signal };
}

const model = { AI_BASE_URL: 'https://ki.example/v1', AI_MODEL: 'garage-1' };

test('the very first start prints the address, the model if any, and a password that opens the door, the next no password', async () => {
  const first = start();
  const address = await addressOf(first);
  expect(first.printed()).toMatch(/\nKI: kein Modell, nichts verlässt das Haus\n$/);
  const password = /Familienpasswort: (\S+)/.exec(first.printed())?.[1] ?? '';
  const client = createClient((path, init) => fetch(address + path, init));
  expect(await client.call(login, { body: { user: 1, password } })).toEqual({
    id: 1,
    name: 'Byte',
  });
  first.child.kill('SIGTERM');
  expect(await endOf(first.child)).toEqual({ code: 0, signal: null });
  const second = start(model);
  await addressOf(second);
  expect(second.printed()).not.toContain('asswort');
  expect(second.printed()).toMatch(/\nKI: garage-1 bei ki\.example\n$/);
});

test.each(sampleOf(['SIGINT', 'SIGHUP'] as const, 1))('%s ends it with code 0', async (signal) => {
  const running = start();
  await addressOf(running);
  running.child.kill(signal);
  expect(await endOf(running.child)).toEqual({ code: 0, signal: null });
});

test('a wrong setting stops the start with one sentence', async () => {
  const { child, printed } = start({ PORT: 'drei' });
  expect(await endOf(child)).toEqual({ code: 1, signal: null });
  expect(printed()).toBe('Die Einstellung PORT stimmt nicht: erwartet wird eine Zahl.\n');
});

test('a port that is taken is said in one sentence, after the first password', async () => {
  const first = start({ DATA_DIR: join(dataDir, 'other'), FAMILY_PASSWORD: 'geheim-genug' });
  const { port } = new URL(await addressOf(first));
  const { child, printed } = start({ PORT: port });
  expect(await endOf(child)).toEqual({ code: 1, signal: null });
  expect(printed()).toMatch(/Familienpasswort: [a-z]+-[a-z]+-[a-z]+\n/);
  expect(printed()).toMatch(/\nDer Port ist schon belegt: .*\n$/);
});

test('an unknown name in HOST is laid to HOST alone', async () => {
  const { child, printed } = start({ HOST: 'hbg.invalid', FAMILY_PASSWORD: 'geheim-genug' });
  expect(await endOf(child)).toEqual({ code: 1, signal: null });
  expect(printed()).toBe('Die Einstellung HOST stimmt nicht: diesen Namen kennt das Netz nicht.\n');
});

type Door = { readonly address: string; readonly cookie?: string };

function post(path: string, { address, cookie = '' }: Door, body: object) {
  return fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

async function enter(address: string, user: number): Promise<string> {
  const entered = await post('/api/login', { address }, { user, password: 'geheim-genug' });
  return entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

test('two servers on one database agree on who is logged in, and answer from the cards right after the start', async () => {
  const env = { FAMILY_PASSWORD: 'geheim-genug' };
  const [one = '', two = ''] = await Promise.all([start(env), start(env)].map(addressOf));
  const cookie = await enter(one, 2);
  const asks = { message: 'Was ist print?', lessonId: 1 };
  const answered = await post('/api/chat', { address: one, cookie }, asks);
  expect(await answered.json()).toMatchObject({ concept: 'print' });
  const seen = await fetch(`${two}/api/user`, { headers: { cookie } });
  expect(await seen.json()).toEqual({ id: 2, name: 'Pixel' });
});

test('what was acknowledged is still there after the process was killed', async () => {
  const env = { FAMILY_PASSWORD: 'geheim-genug' };
  const first = start(env);
  const address = await addressOf(first);
  const cookies = await Promise.all(Array.from({ length: 5 }, () => enter(address, 1)));
  first.child.kill('SIGKILL');
  await endOf(first.child);
  const again = await addressOf(start(env));
  for (const cookie of cookies) {
    expect((await fetch(`${again}/api/user`, { headers: { cookie } })).status).toBe(200);
  }
});
