import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { login } from './account.ts';
import {
  CallError,
  carriedBy,
  createClient,
  isRefused,
  learnerHeader,
  refusalHeader,
} from './client.ts';
import { route } from './route.ts';
import { wholeNumber } from './whole-number.ts';

const things = route({
  method: 'GET',
  path: '/api/things/:kind/:id',
  summary: 'A call with every part.',
  params: z.object({ kind: z.string(), id: wholeNumber }),
  query: z.object({ week: z.optional(wholeNumber), text: z.string() }),
  answer: z.object({ id: z.number() }),
});

const nothing = route({
  method: 'POST',
  path: '/api/nothing',
  summary: 'A call without anything.',
  answer: z.void(),
});

function openClient(answer: () => Response) {
  const sent: { path: string; init: RequestInit }[] = [];
  const client = createClient(async (path, init) => {
    sent.push({ path, init });
    return answer();
  });
  return { client, sent };
}

const json = (value: unknown) => () => Response.json(value);
const text = (body: string, init: ResponseInit) => () => new Response(body, init);

test('parameters and queries go into the address, escaped', async () => {
  const { client, sent } = openClient(json({ id: 7 }));
  const answer = await client.call(things, {
    params: { kind: 'a/b ü', id: 7 },
    query: { week: undefined, text: 'x&y' },
  });
  expect(answer).toEqual({ id: 7 });
  expect(sent).toEqual([
    {
      path: '/api/things/a%2Fb%20%C3%BC/7?text=x%26y',
      init: { method: 'GET', credentials: 'include' },
    },
  ]);
});

test('a content type and a body are sent only with a payload', async () => {
  const { client, sent } = openClient(json({ id: 1, name: 'Byte' }));
  await client.call(login, { body: { user: 1, password: 'x' } });
  await client.call(nothing, {});
  expect(sent.map(({ init }) => init)).toEqual([
    {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"user":1,"password":"x"}',
    },
    { method: 'POST', credentials: 'include' },
  ]);
});

test('an answer without content is undefined', async () => {
  const { client } = openClient(() => new Response(null, { status: 204 }));
  expect(await client.call(nothing, {})).toBeUndefined();
});

test.each([
  [text('Diese Adresse gibt es nicht.', { status: 404 }), '404: Diese Adresse gibt es nicht.'],
  [text('', { status: 502, statusText: 'Bad Gateway' }), '502: Bad Gateway'],
])('an answer that is not OK becomes an error, %#', async (answer, message) => {
  const { client } = openClient(answer);
  await expect(client.call(nothing, {})).rejects.toBeInstanceOf(CallError);
  await expect(client.call(nothing, {})).rejects.toMatchObject({ message });
});

test('nobody being logged in is an error, or null where that is asked for', async () => {
  const { client } = openClient(text('Bitte melde dich zuerst an.', { status: 401 }));
  await expect(client.call(nothing, {})).rejects.toMatchObject({ status: 401 });
  expect(await client.call(nothing, {}, { nullOn401: true })).toBeNull();
});

test('a declared refusal keeps its name', async () => {
  const headers = { [refusalHeader]: 'wrongPassword' };
  const { client } = openClient(text('Nein.', { status: 401, headers }));
  const error: unknown = await client
    .call(login, { body: { user: 1, password: 'x' } })
    .catch((caught: unknown) => caught);
  expect(isRefused(error, login, 'wrongPassword')).toBe(true);
  expect(isRefused(error, login, 'tooManyTries')).toBe(false);
});

test.each([
  ['7', 7_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ['', null],
])('when the server says %j, it may be tried again after %s ms', async (seconds, retryAfterMs) => {
  const headers = { 'retry-after': seconds };
  const { client } = openClient(text('Zu viel.', { status: 429, headers }));
  await expect(client.call(nothing, {})).rejects.toMatchObject({ status: 429, retryAfterMs });
});

test('a call can name whose work it carries', async () => {
  const { client, sent } = openClient(json({}));
  await client.call(nothing, {}, { learner: 2 });
  expect(sent[0]?.init.headers).toEqual({ [learnerHeader]: '2' });
});

test('a call can be given up', async () => {
  const { client, sent } = openClient(json({}));
  const { signal } = new AbortController();
  await client.call(nothing, {}, { signal });
  expect(sent[0]?.init.signal).toBe(signal);
});

test('what comes with a refusal is handed on, and with no other error', async () => {
  const changing = route({
    method: 'PUT',
    path: '/api/things',
    summary: 'Refuses with what is newer.',
    answer: z.void(),
    refusals: {
      stale: { status: 409, text: 'Neuer', carries: z.object({ id: z.number() }) },
      gone: { status: 404, text: 'Weg' },
    },
  });
  const refusedWith = (name: string, body: object) =>
    openClient(() => Response.json(body, { status: 409, headers: { [refusalHeader]: name } }))
      .client.call(changing, {})
      .catch((error: unknown) => error);
  const stale = await refusedWith('stale', { text: 'Neuer', carried: { id: 7 } });
  expect(stale).toMatchObject({ message: '409: Neuer', refusal: 'stale' });
  expect(carriedBy(stale, changing, 'stale')).toEqual({ id: 7 });
  expect(carriedBy(await refusedWith('gone', { text: 'Weg' }), changing, 'stale')).toBeNull();
});
