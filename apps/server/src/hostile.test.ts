import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { testsAll } from '../../../scripts/sample-of.ts';
import { createRandom } from '../test/random.ts';
import { createTestApp } from '../test/test-app.ts';
import { readConfig } from './config.ts';
import { listen } from './server.ts';

const requests = testsAll ? 5_000 : 1_000;
const atOnce = 25;
const { below, pick } = createRandom(20_260_301);

const methods = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'BREW',
] as const;
const paths = [
  '/api/user',
  '/api/login',
  '/api/logout',
  '/api/docs',
  '/api/health',
  '/api/openapi.json',
  '/api',
  '/api/',
  '/api//user',
  '/api/user/',
  '/API/USER',
  '/api/%75ser',
  '/api/../api/user',
  '/api/login/../user',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc/passwd',
  '/api/user%00',
  '/api/user?id=1',
  '/api/user;a=b',
  '/api/user#x',
  '//evil.example/api/user',
  '/%E0%A4%A',
  '/api/learners/99999999999999999999',
  '/metrics',
  '/.env',
  '/assets/../../package.json',
  'http://evil.example/api/user',
  '*',
  '/api/\u00fcser',
  `/api/${'a'.repeat(4_000)}`,
] as const;
const values = [
  '1',
  '2',
  '3',
  '-1',
  '0',
  '1e999',
  '99999999999999999999999',
  'null',
  'true',
  '[]',
  '{}',
  '""',
  '"1"',
  '"\\ud800"',
  '"\\u0000"',
  '"🐍"',
  `"${'x'.repeat(5_000)}"`,
  '{"$gt":""}',
  '"\' or 1=1 --"',
  `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  'NaN',
  '',
] as const;
const bodies = [
  () => `{"user":${pick(values)},"password":${pick(values)}}`,
  () => `{"__proto__":${pick(values)},"constructor":${pick(values)},"user":1}`,
  () => pick(values),
  () => '{"user":1,"password":"geraten"',
  () => String.fromCodePoint(...Array.from({ length: 200 }, () => below(0x24f))),
  () => '',
] as const;
const headerLines = [
  'Origin: https://evil.example',
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
  'Cookie: hbg_session=',
  'Cookie: hbg_session=../../x; hbg_session=y',
  'Cookie: =;;;=',
  'Cookie: a',
  `Cookie: hbg_session=${'A'.repeat(43)}`,
  `Cookie: hbg_session=${'%'.repeat(3_000)}`,
  'Authorization: Bearer admin',
  'X-Forwarded-For: 127.0.0.1',
  'X-Forwarded-Proto: https',
  'X-HTTP-Method-Override: DELETE',
  'Accept-Encoding: br;q=abc, *',
  'If-None-Match: "x", *',
  'Content-Type: text/plain',
  'Content-Type: application/json; charset=utf-16',
  'Range: bytes=9-1',
  'Expect: 100-continue',
  'Accept: \u0001',
  `X-Long: ${'y'.repeat(9_000)}`,
] as const;

function hostileRequest(): string {
  const body = pick(bodies)();
  const length = below(10) === 0 ? below(2_000_000) : Buffer.byteLength(body, 'latin1');
  return [
    `${pick(methods)} ${pick(paths)} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    'Content-Type: application/json',
    pick(headerLines),
    pick(headerLines),
    `Content-Length: ${length}`,
    '',
    body,
  ].join('\r\n');
}

/** Calls without a session, and the numbers that this machine itself may read. */
const open = new Set(['/api/health', '/api/openapi.json', '/api/login', '/metrics']);

test(`${requests} hostile requests give no 5xx and nothing without a session`, async () => {
  const { app, context } = await createTestApp('sqlite', { PORT: '0' });
  const { port, stop } = await listen(app, readConfig({ PORT: '0' }));
  onTestFinished(stop);
  const statuses = new Map<string, number>();
  const wrong: string[] = [];
  const send = async () => {
    const request = hostileRequest();
    const answer = await rawAnswer(port, request);
    const status = answer.slice(9, 12);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (!isHarmless(request, answer))
      wrong.push(`${request.slice(0, 200)} → ${answer.slice(0, 200)}`);
  };
  for (let sent = 0; sent < requests; sent += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, send));
  }
  expect(wrong).toEqual([]);
  expect([...statuses.keys()].filter((status) => status >= '500')).toEqual([]);
  expect(statuses.get('401')).toBeGreaterThan(requests / 10);
  expect(await context.database.db.selectFrom('session').selectAll().execute()).toEqual([]);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
});

/** A request that promises more bytes than it sends is answered or cut, never left to hang. */
async function rawAnswer(port: number, request: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: false });
  socket.end(request, 'latin1');
  const answer = await text(socket).catch(() => 'cut off by the server');
  return answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
}

/** Everything is an answer below 500, and what isn't a refusal is a public call or a page's shell. */
function isHarmless(request: string, answer: string): boolean {
  const [, path = ''] = request.split(' ');
  if (/^(HTTP\/1\.1 [34]|cut off)/.test(answer)) return true;
  const isPage = /content-type: text\/html/i.test(answer) && !path.startsWith('/api');
  return answer.startsWith('HTTP/1.1 2') && (isPage || open.has(path));
}
