import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { login } from '@hbg/contract/account';
import { createClient } from '@hbg/contract/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hbg-main-'));
  return () => rmSync(dataDir, { recursive: true });
});

function start(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
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

test('the very first start prints the address and a password that opens the door, the next only the address', async () => {
  const first = start();
  const address = await addressOf(first);
  const password = /Familienpasswort: (\S+)/.exec(first.printed())?.[1] ?? '';
  const client = createClient((path, init) => fetch(address + path, init));
  expect(await client.call(login, { body: { user: 1, password } })).toEqual({
    id: 1,
    name: 'Byte',
  });
  first.child.kill('SIGTERM');
  expect(await endOf(first.child)).toEqual({ code: 0, signal: null });
  const second = start();
  await addressOf(second);
  expect(second.printed()).not.toContain('asswort');
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends it with code 0', async (signal) => {
  const running = start();
  await addressOf(running);
  running.child.kill(signal);
  expect(await endOf(running.child)).toEqual({ code: 0, signal: null });
});

test('the start tells which model answers, if any', async () => {
  const without = start();
  await addressOf(without);
  expect(without.printed()).toMatch(/\nKI: kein Modell, nichts verlässt das Haus\n$/);
  const model = start({
    DATA_DIR: join(dataDir, 'other'),
    AI_BASE_URL: 'https://ki.example/v1',
    AI_MODEL: 'garage-1',
  });
  await addressOf(model);
  expect(model.printed()).toMatch(/\nKI: garage-1 bei ki\.example\n$/);
});

test('a wrong setting stops the start with one sentence', async () => {
  const { child, printed } = start({ PORT: 'drei' });
  expect(await endOf(child)).toEqual({ code: 1, signal: null });
  expect(printed()).toBe('Die Einstellung PORT stimmt nicht: erwartet wird eine Zahl.\n');
});

test('a port that is taken is said in one sentence', async () => {
  const first = start();
  const { port } = new URL(await addressOf(first));
  const { child, printed } = start({ PORT: port, FAMILY_PASSWORD: 'geheim-genug' });
  expect(await endOf(child)).toEqual({ code: 1, signal: null });
  expect(printed()).toMatch(/^Der Port ist schon belegt: .*\n$/);
});

test('an unknown name in HOST is laid to HOST alone', async () => {
  const { child, printed } = start({ HOST: 'hbg.invalid', FAMILY_PASSWORD: 'geheim-genug' });
  expect(await endOf(child)).toEqual({ code: 1, signal: null });
  expect(printed()).toBe('Die Einstellung HOST stimmt nicht: diesen Namen kennt das Netz nicht.\n');
});

test('the first password is shown even when the start then fails', async () => {
  const busy = start({ DATA_DIR: join(dataDir, 'other') });
  const { port } = new URL(await addressOf(busy));
  const { child, printed } = start({ PORT: port });
  await endOf(child);
  expect(printed()).toMatch(/Familienpasswort: [a-z]+-[a-z]+-[a-z]+\n/);
});

test('two servers on one database agree on who is logged in', async () => {
  const env = { FAMILY_PASSWORD: 'geheim-genug' };
  const servers = [start(env), start(env)] as const;
  const [one, two] = await Promise.all(servers.map(addressOf));
  const response = await fetch(`${one}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 2, password: 'geheim-genug' }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  const seen = await fetch(`${two}/api/user`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(await seen.json()).toEqual({ id: 2, name: 'Pixel' });
});

test('what is asked right after the start is answered from the cards', async () => {
  const address = await addressOf(start({ FAMILY_PASSWORD: 'geheim-genug' }));
  const post = (path: string, body: object, cookie = '') =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const entered = await post('/api/login', { user: 1, password: 'geheim-genug' });
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answered = await post('/api/chat', { message: 'Was ist print?', lessonId: 1 }, cookie);
  expect(await answered.json()).toMatchObject({ concept: 'print' });
});

test('what was acknowledged is still there after the process was killed', async () => {
  const env = { FAMILY_PASSWORD: 'geheim-genug' };
  const first = start(env);
  const address = await addressOf(first);
  const cookies = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const response = await fetch(`${address}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user: 1, password: 'geheim-genug' }),
      });
      return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    }),
  );
  first.child.kill('SIGKILL');
  await endOf(first.child);
  const again = await addressOf(start(env));
  for (const cookie of cookies) {
    expect((await fetch(`${again}/api/user`, { headers: { cookie } })).status).toBe(200);
  }
});
