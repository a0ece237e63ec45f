import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { login } from '@hbg/contract/account';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp, openBrowser, password } from '../test/test-app.ts';
import { readConfig } from './config.ts';
import { securityHeaders } from './http/default-headers.ts';
import type { App, Env } from './http/env.ts';
import { listen } from './server.ts';

async function open(app: App, env: Readonly<Record<string, string>> = {}) {
  const server = await listen(app, readConfig({ PORT: '0', ...env }));
  onTestFinished(() => server.stop());
  return { ...server, address: `http://127.0.0.1:${server.port}` };
}

async function rawAnswer(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

test.each(['/', '/assets/main-abc.js', '/gone.js', '/api/health', '/api/user', '/api/nothing'])(
  'the answer to %s carries every security header',
  async (path) => {
    const { address } = await open((await createTestApp()).app);
    const { headers } = await fetch(address + path);
    for (const [name, value] of securityHeaders) expect(headers.get(name)).toBe(value);
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(headers.get('strict-transport-security')).toBeNull();
  },
);

test.each([
  [{ host: '127.0.0.1:3000' }, {}, true],
  [{ host: 'localhost' }, {}, true],
  [{ host: '[::1]:3000' }, {}, true],
  [{ host: 'hbg.localhost' }, {}, true],
  [{ host: '192.168.178.20:3000' }, {}, false],
  [{ host: 'localhost.evil.example' }, {}, false],
  [{ host: 'papa-pc' }, {}, false],
  [{ host: 'hbg.example' }, { PUBLIC_URL: 'https://hbg.example' }, true],
  [{ host: 'hbg.example', 'x-forwarded-proto': 'https' }, { TRUST_PROXY: 'true' }, true],
  [{ host: 'hbg.example', 'x-forwarded-proto': 'http' }, { TRUST_PROXY: 'true' }, false],
])('pages are isolated where a browser would allow it: %j %j %s', async (headers, env, isSet) => {
  const { port } = await open((await createTestApp('sqlite', env)).app, env);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = await rawAnswer(
    port,
    `GET / HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`,
  );
  const isolating = [
    /^cross-origin-opener-policy: same-origin\r/im,
    /^cross-origin-embedder-policy: require-corp\r/im,
  ];
  for (const header of isolating) expect(header.test(answer)).toBe(isSet);
});

test('what the API answers is never kept in a cache, whatever it answers', async () => {
  const { address } = await open((await createTestApp()).app);
  for (const path of ['/api/health', '/api/user', '/api/nothing', '/api']) {
    expect((await fetch(address + path)).headers.get('cache-control')).toBe('no-store');
  }
});

test('a learner’s data is never kept in a cache, however the address is written', async () => {
  const app = await createTestApp();
  const { port, address } = await open(app.app);
  const browser = openBrowser(app);
  await browser.call(login, { body: { user: 1, password } });
  const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
  for (const target of ['/%61pi/user', '/x/../api/user', `${address}/api/user`]) {
    const answer = await rawAnswer(
      port,
      `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toContain('"name":"Byte"');
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
  }
});

test('pages and files keep the rules of their own for caches', async () => {
  const { address } = await open((await createTestApp()).app);
  const ruleOf = async (path: string) => (await fetch(address + path)).headers.get('cache-control');
  expect(await ruleOf('/')).toBe('no-cache');
  expect(await ruleOf('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable');
});

test('scripts come from our own files alone', () => {
  const policy = securityHeaders.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).not.toMatch(/'unsafe-/);
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('https is made to stay only where https is', async () => {
  const { app } = await createTestApp();
  const { address } = await open(app, { PUBLIC_URL: 'https://hbg.example' });
  expect((await fetch(address)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  const proxied = await open(app, { TRUST_PROXY: 'true' });
  const headers = { 'x-forwarded-proto': 'https' };
  const answer = await fetch(proxied.address, { headers });
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('what is no HTTP is answered 400 with the same headers', async () => {
  const { port } = await open((await createTestApp()).app);
  const answer = await rawAnswer(port, 'GET / HTTP/1.1\r\nbroken header\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  for (const [name, value] of securityHeaders) expect(answer).toContain(`${name}: ${value}\r\n`);
});

test('stopping lets a running request finish and takes no new one', async () => {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const app: App = new Hono<Env>().get('/slow', async (c) => {
    arrived.resolve();
    await released.promise;
    return c.text('finished');
  });
  const { address, port, stop } = await open(app);
  const answer = fetch(`${address}/slow`);
  await arrived.promise;
  const stopped = stop();
  const [refusal] = await once(connect(port, '127.0.0.1'), 'error');
  expect(refusal).toMatchObject({ code: 'ECONNREFUSED' });
  released.resolve();
  expect(await (await answer).text()).toBe('finished');
  await stopped;
});

test('the numbers are for this machine alone, and not through a proxy', async () => {
  const { address } = await open((await createTestApp()).app);
  await fetch(`${address}/api/health`);
  const numbers = await fetch(`${address}/metrics`);
  expect(numbers.headers.get('content-type')).toContain('text/plain');
  expect(await numbers.text()).toContain(
    'hbg_http_requests_total{method="GET",route="/api/health",status="200"} 1',
  );
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect((await fetch(`${address}/metrics`, { headers })).status).toBe(403);
});
