import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createClient } from '@hbg/contract/client';
import { route } from '@hbg/contract/route';
import { wholeNumber } from '@hbg/contract/whole-number';
import { SandboxPool } from '@hbg/python/sandbox/sandbox-pool';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { endpoint, prepared, refuse, streamed } from './adapter.ts';
import { mountApi } from './api.ts';
import type { Env } from './env.ts';
import { createMetrics } from './metrics.ts';
import { openApiOf } from './openapi.ts';
import { observe } from './request-log.ts';

const entry = route({
  method: 'PUT',
  path: '/api/weeks/:week/entries',
  summary: 'A call with every part.',
  params: z.object({ week: wholeNumber }),
  query: z.object({ day: z.optional(wholeNumber) }),
  body: z.object({ title: z.string(), priority: z._default(z.int(), 2) }),
  answer: z.object({ week: z.int(), day: z.int(), title: z.string(), priority: z.int() }),
  refusals: { full: { status: 409, text: 'Der Tag ist voll.' } },
});

const story = route({
  method: 'POST',
  path: '/api/story',
  summary: 'A call that comes in pieces.',
  streams: true,
  answer: z.void(),
});

const poem = route({
  method: 'GET',
  path: '/api/poem',
  summary: 'A call that always answers the same.',
  answer: z.object({ lines: z.array(z.string()) }),
});

async function* storyThatBreaks() {
  yield { event: 'delta', data: 'Es war einmal' };
  throw new RangeError('secret');
}

function openClient() {
  const app = new Hono<Env>();
  const errors: string[] = [];
  const log = createLog({ LOG_LEVEL: 'error' }, { write: (line) => void errors.push(line) });
  app.use(observe({ log, metrics: createMetrics(new SandboxPool({ commands: [] })) }));
  const answering = endpoint(entry, async ({ params, query, body, learner }) => {
    if (body.title === 'zu viel') return refuse('full', 3);
    return { ...params, day: query.day ?? learner.id, ...body, secret: 'never leaves' };
  });
  const made: string[] = [];
  const lines = Array.from({ length: 2_000 }, () => 'Löwen und Bären');
  const kept = prepared(() => {
    made.push('poem');
    return { lines, secret: 'never leaves' };
  });
  mountApi(app, {
    config: readConfig({}),
    version: '0.0.0',
    endpoints: [
      answering,
      endpoint(story, async () => streamed(storyThatBreaks())),
      endpoint(poem, async () => kept),
    ],
    authenticate: async () => ({ id: 1, name: 'Byte' }),
  });
  const send = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('host', 'localhost');
    return app.request(path, { ...init, headers }, {});
  };
  return { send, errors, made, lines, ...createClient(send) };
}

function put(body: string, accepted = 'identity'): RequestInit {
  const headers = { 'content-type': 'application/json', 'accept-encoding': accepted };
  return { method: 'PUT', headers, body };
}

test('numbers in the address arrive as numbers, defaults are filled in, extras stay behind', async () => {
  const client = openClient();
  expect(
    await client.call(entry, { params: { week: -2 }, query: { day: 6 }, body: { title: 'Mathe' } }),
  ).toEqual({ week: -2, day: 6, title: 'Mathe', priority: 2 });
  expect(
    await client.call(entry, {
      params: { week: 0 },
      query: {},
      body: { title: 'Mathe', priority: 3 },
    }),
  ).toEqual({ week: 0, day: 1, title: 'Mathe', priority: 3 });
});

test.each(['eins', '1.5', '9999999999', '%20'])('the week %s is refused by name', async (week) => {
  const response = await openClient().send(`/api/weeks/${week}/entries`, put('{"title":"x"}'));
  expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/^week: /)]);
});

test('a declared refusal carries its text, its name and when to come back', async () => {
  const response = await openClient().send('/api/weeks/1/entries', put('{"title":"zu viel"}'));
  expect([response.status, await response.text()]).toEqual([409, 'Der Tag ist voll.']);
  expect(response.headers.get('x-refusal')).toBe('full');
  expect(response.headers.get('retry-after')).toBe('3');
});

test('what breaks while it streams is logged with its id, and the reader is told', async () => {
  const { send, errors } = openClient();
  const text = await (await send('/api/story', { method: 'POST' })).text();
  const [delta, failed = '', ...more] = text.trim().split('\n\n');
  expect([delta, more]).toEqual(['event: delta\ndata: "Es war einmal"', []]);
  const [line] = errors.splice(0).map((each) => JSON.parse(each));
  expect(line).toMatchObject({ route: '/api/story', err: { name: 'RangeError' } });
  expect(failed).toBe(
    `event: failed\ndata: {"text":"Da ist bei uns etwas schiefgegangen (${line.requestId})."}`,
  );
});

test('the document describes parameters as the numbers they are', () => {
  const { paths } = openApiOf([entry], '0.0.0');
  expect(paths['/api/weeks/{week}/entries']?.['put']?.parameters).toMatchObject([
    { name: 'week', in: 'path', required: true, schema: { type: 'integer' } },
    { name: 'day', in: 'query', required: false, schema: { type: 'integer' } },
  ]);
});

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)('a long answer comes as %s to who takes it', async (encoding, accepted, open) => {
  const { send } = openClient();
  const title = 'Mathe '.repeat(2_000);
  const response = await send('/api/weeks/3/entries', put(JSON.stringify({ title }), accepted));
  expect(response.headers.get('content-encoding')).toBe(encoding);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(1_000);
  expect(JSON.parse(open(bytes).toString())).toMatchObject({ week: 3, title });
});

test('a prepared answer is made when it is first asked for, and once, in whatever form it is sent', async () => {
  const { send, made, lines } = openClient();
  expect(made).toEqual([]);
  const read = async (accepted: string) => {
    const response = await send('/api/poem', { headers: { 'accept-encoding': accepted } });
    return [
      response.headers.get('content-encoding'),
      new Uint8Array(await response.arrayBuffer()),
    ] as const;
  };
  const accepted = ['br', 'gzip', 'br;q=0', 'br', 'gzip'];
  const answers = await Promise.all(accepted.map(read));
  expect(answers.map(([encoding]) => encoding)).toEqual(['br', 'gzip', null, 'br', 'gzip']);
  const open = { br: brotliDecompressSync, gzip: gunzipSync } as const;
  for (const [encoding, bytes] of answers) {
    const plain = encoding === 'br' || encoding === 'gzip' ? open[encoding](bytes) : bytes;
    expect(JSON.parse(new TextDecoder().decode(plain))).toEqual({ lines });
  }
  expect(made).toEqual(['poem']);
});

test('a short answer, and a long one to who takes nothing else, comes as it is', async () => {
  const { send } = openClient();
  const answer = await send('/api/weeks/3/entries', put('{"title":"Mathe"}', 'br'));
  expect(answer.headers.get('content-encoding')).toBeNull();
  const long = await send(
    '/api/weeks/3/entries',
    put(JSON.stringify({ title: 'x'.repeat(9_000) })),
  );
  expect(long.headers.get('content-encoding')).toBeNull();
});
