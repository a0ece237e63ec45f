import { expect, test } from 'vitest';
import { createTestApp, openBrowser } from '../../test/test-app.ts';

async function get(path: string, headers: Record<string, string> = {}, env = {}) {
  const response = await openBrowser(await createTestApp('sqlite', env)).send(path, { headers });
  return { response, body: await response.text() };
}

test.each(['/', '/login', '/learn/1/2', '/nowhere'])(
  '%s is the page of the web app',
  async (path) => {
    const { response, body } = await get(path);
    expect(response.status).toBe(200);
    expect(body).toContain('<title>HBG</title>');
  },
);

test('the page carries the learners’ names, safe against markup in them', async () => {
  const names = { LEARNER_1_NAME: '"><script>', LEARNER_2_NAME: 'Zoë & Äpfel $1' };
  const { body } = await get('/', {}, names);
  expect(body).toContain(
    'content="[&quot;\\&quot;>&lt;script>&quot;,&quot;Zoë &amp; Äpfel $1&quot;]"',
  );
});

test('the page is asked for again each time and answered 304 while it is the same', async () => {
  const { response } = await get('/');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/', { 'if-none-match': response.headers.get('etag') ?? '' });
  expect(again.response.status).toBe(304);
});

test('a visitor is told with the page what its first screen needs, a learner is not', async () => {
  const { response } = await get('/');
  expect(response.headers.get('link')).toBe(
    '</assets/public.js>; rel=modulepreload, </assets/public.css>; rel=preload; as=style; crossorigin, </assets/badge.js>; rel=modulepreload',
  );
  const learner = await get('/', { cookie: `hbg_session=${'x'.repeat(43)}` });
  expect(learner.response.headers.get('link')).toBeNull();
  expect((await get('/schedule')).response.headers.get('link')).toBeNull();
});

test.each(['/learn', '/learn/1/2'])('a learner is told what %s needs', async (path) => {
  const { response } = await get(path, { cookie: `hbg_session=${'x'.repeat(43)}` });
  expect(response.headers.get('link')).toBe(
    '</assets/frame.js>; rel=modulepreload, </assets/badge.js>; rel=modulepreload, </assets/lesson.js>; rel=modulepreload',
  );
  expect((await get(path)).response.headers.get('link')).toBeNull();
});

test('a file of the build is kept for good and sent compressed to who can read it', async () => {
  const plain = await get('/assets/main-abc.js');
  expect(plain.body).toContain('console.log');
  expect(plain.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const packed = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(packed.response.headers.get('content-encoding')).toBe('br');
  expect(packed.body).toBe('not really brotli');
  const refused = await get('/assets/main-abc.js', { 'accept-encoding': 'br;q=0, gzip' });
  expect(refused.response.headers.get('content-encoding')).toBeNull();
});

test('other files are checked each time', async () => {
  const { response } = await get('/favicon.svg');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/favicon.svg', { 'if-none-match': response.headers.get('etag') ?? '' });
  expect(again.response.status).toBe(304);
});

test.each([
  '/index.html',
  '/assets/gone-123.js',
  '/assets/main-abc.js.br',
  '/.hidden.json',
  '/assets/../.hidden.json',
  '/assets/%2e%2e/.hidden.json',
  '/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/%00.js',
  '/%E0%A4%A.js',
  '//etc/passwd.txt',
])('%s is no file of ours', async (path) => {
  const { response, body } = await get(path);
  expect([response.status, body]).toEqual([404, 'Diese Datei gibt es nicht.']);
});

test('a page takes nothing but GET', async () => {
  const browser = openBrowser(await createTestApp());
  const response = await browser.send('/login', { method: 'POST', body: 'x' });
  expect(response.status).toBe(405);
});

test('Python’s worker may load its engine, and call nothing of the API', async () => {
  const env = { PUBLIC_URL: 'https://garage.example' };
  const { response } = await get('/assets/worker-abc.js', {}, env);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src localhost/assets/ garage.example/assets/ localhost/python/ garage.example/python/ 'wasm-unsafe-eval'; connect-src localhost/python/ garage.example/python/",
  );
});

test('the files of the Python engine lie under their version and are kept for good', async () => {
  const { response, body } = await get('/python/abc/pyodide.js');
  expect(body).toContain('export');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(['/python/abc/snapshot.bin', '/python/older/pyodide.js', '/python/abc/../engine.json'])(
  'of the engine’s folder nothing else is served: %s',
  async (path) => {
    const { response } = await get(path);
    expect(response.status).toBe(404);
  },
);
