import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, openBrowser, password, type TestApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import { listen } from '../server.ts';

async function openLoggedIn(env: Readonly<Record<string, string>> = {}) {
  const app = await createTestApp('sqlite', env);
  const browser = openBrowser(app);
  await post(browser, '/api/login', JSON.stringify({ user: 1, password }));
  return { app, browser };
}

type Browser = ReturnType<typeof openBrowser>;

function post(
  browser: Browser,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const type = { 'content-type': 'application/json' };
  return browser.send(path, { method: 'POST', body, headers: { ...type, ...headers } });
}

async function statusAndText(response: Response) {
  return [response.status, await response.text()];
}

test.each([
  ['{"user":1,', 400, 'Das ist kein gültiges JSON.'],
  ['', 400, 'Das ist kein gültiges JSON.'],
  ['[]', 400, /./],
  ['null', 400, /./],
  ['['.repeat(100_000), 400, /./],
  ['{"password":"x"}', 400, /^user: /],
  ['{"user":3,"password":"x"}', 400, /^user: /],
  ['{"user":"1","password":"x"}', 400, /^user: /],
  ['{"user":1,"password":7}', 400, /^password: /],
  ['{"user":1,"password":""}', 400, /^password: /],
  ['{"user":1,"password":"\\u0000\\u001b"}', 400, /^password: /],
  [`{"user":1,"password":"${'x'.repeat(1024 * 1024)}"}`, 413, /höchstens 1 MB/],
])('login refuses the body %#', async (body, status, text) => {
  const browser = openBrowser(await createTestApp());
  const response = await post(browser, '/api/login', body);
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(text);
});

test('a backslash before u0000 in a child’s text is no NUL', async () => {
  const browser = openBrowser(await createTestApp());
  const response = await post(browser, '/api/login', '{"user":1,"password":"\\\\u0000"}');
  expect(response.status).toBe(401);
});

test('broken UTF-8 and a body that is no JSON are refused', async () => {
  const browser = openBrowser(await createTestApp());
  const broken = Uint8Array.from([0x22, 0xc3, 0x28, 0x22]);
  expect((await post(browser, '/api/login', broken)).status).toBe(400);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await post(browser, '/api/login', 'user=1', form)).status).toBe(415);
});

test('a body without a stated length is cut off at the limit', async () => {
  const browser = openBrowser(await createTestApp());
  const chunked = { 'transfer-encoding': 'chunked' };
  const response = await post(browser, '/api/login', ' '.repeat(1024 * 1024 + 1), chunked);
  expect(response.status).toBe(413);
});

test.each([
  ['GET', '/api/user'],
  ['POST', '/api/user'],
  ['POST', '/api/logout'],
  ['GET', '/api/docs'],
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing'],
  ['DELETE', '/api/login'],
  ['OPTIONS', '/api/user'],
])('%s %s tells nothing without a session', async (method, path) => {
  const browser = openBrowser(await createTestApp());
  expect(await statusAndText(await browser.send(path, { method }))).toEqual([
    401,
    'Bitte melde dich zuerst an.',
  ]);
});

test.each(['', 'x', 'ÄÖÜ', '%00', 'a'.repeat(7_000), "' or '1'='1"])(
  'the forged session cookie %#opens nothing',
  async (token) => {
    const browser = openBrowser(await createTestApp(), {
      cookie: `hbg_session=${encodeURIComponent(token)}`,
    });
    expect((await browser.send('/api/user')).status).toBe(401);
  },
);

test('an unknown address and a wrong method say so to a learner', async () => {
  const { browser } = await openLoggedIn();
  expect(await statusAndText(await browser.send('/api/nothing'))).toEqual([
    404,
    'Diese Adresse gibt es nicht.',
  ]);
  const wrong = await browser.send('/api/user', { method: 'DELETE' });
  expect(wrong.headers.get('allow')).toBe('GET');
  expect(await statusAndText(wrong)).toEqual([405, 'Diese Adresse nimmt nur GET an.']);
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost:9999' }, 403],
  [{ origin: 'http://localhost' }, 204],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 204],
  [{}, 204],
])('a state-changing call with %j is answered %i', async (headers, status) => {
  const { browser } = await openLoggedIn();
  const response = await browser.send('/api/logout', { method: 'POST', headers });
  expect(response.status).toBe(status);
});

test('behind a proxy the public address is the own one', async () => {
  const { browser } = await openLoggedIn({ PUBLIC_URL: 'https://hbg.example' });
  const headers = { origin: 'https://hbg.example' };
  expect((await browser.send('/api/logout', { method: 'POST', headers })).status).toBe(204);
});

test.each([
  ['192.168.178.20:3000', 200],
  ['[fe80::1]:3000', 200],
  ['papa-pc', 200],
  ['papa-pc.fritz.box:3000', 200],
  ['papa-pc.speedport.ip:3000', 200],
  ['papa-pc.localdomain', 200],
  ['papa-pc.home.arpa', 200],
  // Strangers own this name, and may let it point into the house.
  ['papa-pc.o2.box', 421],
  ['speedport.ip.evil.example', 421],
  ['evil.example', 421],
  ['', 421],
])('under the name %s the API answers %i', async (host, status) => {
  const { app } = await createTestApp();
  expect((await app.request('/api/health', { headers: { host } }, {})).status).toBe(status);
});

test('an unknown name is told which address works, and how it becomes a known one', async () => {
  const { app } = await createTestApp();
  const { port, stop } = await listen(app, readConfig({ PORT: '0' }));
  onTestFinished(stop);
  const request = (path: string) =>
    rawText(
      port,
      `GET ${path} HTTP/1.1\r\nHost: papa-pc.o2.box:${port}\r\nConnection: close\r\n\r\n`,
    );
  for (const path of ['/', '/api/health']) {
    const answer = await request(path);
    expect(answer).toMatch(/^HTTP\/1.1 421 /);
    expect(answer).toContain(
      `Öffne http://127.0.0.1:${port} oder trag den Namen in PUBLIC_URL ein: PUBLIC_URL=http://papa-pc.o2.box:${port}`,
    );
  }
  const known = await createTestApp('sqlite', { PUBLIC_URL: 'http://papa-pc.o2.box:3000' });
  const headers = { host: 'papa-pc.o2.box:3000' };
  expect((await known.app.request('/', { headers }, {})).status).toBe(200);
  expect((await known.app.request('/api/health', { headers }, {})).status).toBe(200);
});

test.each([
  ['http://evil.example/api/health', '127.0.0.1', 421],
  ['http://byte@evil.example:3000/', '127.0.0.1', 421],
  ['http://127.0.0.1/api/health', 'evil.example', 421],
  ['http://127.0.0.1/api/health', '', 421],
  ['http://papa-pc/api/health', '127.0.0.1', 200],
  ['//evil.example/x', '127.0.0.1', 200],
  ['/api/health', '', 400],
])('the target %s under the name %s is answered %i', async (target, host, status) => {
  const { app } = await createTestApp();
  const { port, stop } = await listen(app, readConfig({ PORT: '0' }));
  onTestFinished(stop);
  const request = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  expect(await rawText(port, request)).toContain(`HTTP/1.1 ${status} `);
});

async function rawText(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

const operation = z.object({ summary: z.string(), security: z.array(z.unknown()) });
const document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

async function readDocument(app: TestApp) {
  return z.parse(document, await (await openBrowser(app).send('/api/openapi.json')).json());
}

test('the OpenAPI document lists every call and is public', async () => {
  const { paths } = await readDocument(await createTestApp());
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => [method, path, security.length]),
  );
  expect(calls).toEqual([
    ['get', '/api/health', 0],
    ['post', '/api/login', 0],
    ['post', '/api/logout', 1],
    ['get', '/api/user', 1],
    ['post', '/api/execute', 1],
    ['post', '/api/chat', 1],
    ['get', '/api/chat', 1],
    ['post', '/api/ai-companion/chat', 1],
    ['post', '/api/generate-code', 1],
    ['post', '/api/generate-code/questions', 1],
    ['get', '/api/courses', 1],
    ['get', '/api/courses/{courseId}', 1],
    ['get', '/api/courses/{courseId}/lessons', 1],
    ['get', '/api/lessons/{lessonId}', 1],
    ['get', '/api/progress', 1],
    ['post', '/api/progress', 1],
    ['get', '/api/progress/{lessonId}', 1],
    ['get', '/api/last-place', 1],
    ['post', '/api/search', 1],
    ['get', '/api/units', 1],
    ['post', '/api/code-versions', 1],
    ['get', '/api/code-versions', 1],
    ['get', '/api/drafts', 1],
    ['put', '/api/drafts', 1],
    ['post', '/api/completions', 1],
    ['get', '/api/completions', 1],
    ['post', '/api/activity', 1],
    ['post', '/api/badge-news', 1],
    ['get', '/api/achievements', 1],
    ['get', '/api/riddle', 1],
    ['get', '/api/programs', 1],
    ['post', '/api/programs', 1],
    ['put', '/api/programs/{id}', 1],
    ['delete', '/api/programs/{id}', 1],
    ['get', '/api/projects', 1],
    ['post', '/api/projects', 1],
    ['put', '/api/projects/{id}', 1],
    ['delete', '/api/projects/{id}', 1],
    ['post', '/api/projects/{id}/restore', 1],
    ['post', '/api/projects/{id}/timer', 1],
    ['delete', '/api/projects/{id}/timer', 1],
    ['get', '/api/project-sessions', 1],
    ['post', '/api/project-sessions', 1],
    ['delete', '/api/project-sessions/{id}', 1],
    ['post', '/api/ai-project-help', 1],
    ['get', '/api/snippets', 1],
    ['post', '/api/snippets', 1],
    ['put', '/api/snippets/{id}', 1],
    ['delete', '/api/snippets/{id}', 1],
    ['post', '/api/snippets/{id}/like', 1],
    ['post', '/api/snippets/{id}/view', 1],
    ['get', '/api/katas', 1],
    ['post', '/api/katas', 1],
    ['get', '/api/mastery/terms', 1],
    ['get', '/api/mastery', 1],
    ['get', '/api/mastery/tasks', 1],
    ['post', '/api/maths/answers', 1],
    ['get', '/api/maths', 1],
    ['put', '/api/maths/level', 1],
    ['post', '/api/start-assessment', 1],
    ['get', '/api/assessments/{id}', 1],
    ['post', '/api/assessments/{id}', 1],
    ['post', '/api/assessments/{id}/contest', 1],
    ['get', '/api/knowledge-assessments', 1],
    ['get', '/api/open-assessments', 1],
    ['get', '/api/unaided-checks', 1],
    ['post', '/api/unaided-checks', 1],
    ['get', '/api/learning-paths', 1],
    ['get', '/api/path-steps', 1],
    ['get', '/api/user-path-progress', 1],
    ['post', '/api/learning-paths/{id}/start', 1],
    ['post', '/api/learning-paths/{id}/pause', 1],
    ['post', '/api/path-steps/{id}/done', 1],
    ['get', '/api/profile', 1],
    ['put', '/api/profile', 1],
    ['get', '/api/ai-sessions', 1],
    ['get', '/api/recommendations', 1],
    ['get', '/api/skills', 1],
    ['get', '/api/proven', 1],
    ['get', '/api/schedule', 1],
    ['post', '/api/schedule', 1],
    ['get', '/api/schedule/proposals', 1],
    ['post', '/api/schedule/import', 1],
    ['put', '/api/schedule/{id}', 1],
    ['delete', '/api/schedule/{id}', 1],
    ['put', '/api/schedule/{id}/left-out', 1],
    ['post', '/api/schedule/{id}/one-week', 1],
    ['get', '/api/schedule/holidays', 1],
    ['post', '/api/schedule/holidays', 1],
    ['put', '/api/schedule/holidays/{id}', 1],
    ['delete', '/api/schedule/holidays/{id}', 1],
    ['get', '/api/schedule/school-holidays', 1],
    ['post', '/api/schedule/school-holidays', 1],
    ['put', '/api/schedule/school-holidays/land', 1],
    ['get', '/api/schedule/feed', 1],
    ['post', '/api/schedule/feed/renew', 1],
  ]);
});

test('its readable page shows every call to a learner, without a script', async () => {
  const { app, browser } = await openLoggedIn();
  const response = await browser.send('/api/docs');
  const page = await response.text();
  for (const path of Object.keys((await readDocument(app)).paths)) expect(page).toContain(path);
  expect(page).not.toContain('<script');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('our own bug is answered 500 with an id and nothing else', async () => {
  const { app, browser } = await openLoggedIn();
  app.context.log.level = 'silent';
  await app.context.database.db.schema.dropTable('session').execute();
  expect(await statusAndText(await browser.send('/api/user'))).toEqual([
    500,
    expect.stringMatching(/^Da ist bei uns etwas schiefgegangen \([\w-]{36}\)\.$/),
  ]);
});

test('health tells the state of the parts, also of a failing database', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  const parts = {
    sandbox: { state: 'absent', hasSecondWall: false },
    ai: { state: 'absent', model: null, host: null },
  };
  const healthy = await browser.send('/api/health');
  expect(healthy.status).toBe(200);
  expect(await healthy.json()).toEqual({
    version: '0.0.0',
    database: { engine: 'sqlite', state: 'ready' },
    ...parts,
  });
  await app.context.database.db.destroy();
  const failing = await browser.send('/api/health');
  expect(failing.status).toBe(200);
  expect(await failing.json()).toMatchObject({ database: { state: 'failing' } });
});
