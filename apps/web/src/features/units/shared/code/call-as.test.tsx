import { readDraft } from '@hbg/contract/code';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, refusal, sessionOf } from '../../../../../testing/fake-server.ts';
import { writeEntry } from '../../../../ui/entries.ts';
import { Toaster } from '../../../../ui/toast.tsx';
import { currentUser, setCurrentUser } from '../../../account/shared/session.ts';
import { callAs } from './call-as.ts';
import { sendLeftovers } from './send-leftovers.ts';
import { codeKey, readSync, writeSync } from './sync-state.ts';
import { UnitCode } from './unit-code.ts';
import { canSend, keepState, sendWaiting, waitingVersions } from './version-queue.ts';

const [byte, pixel] = ['1', '2'];
const editedAt = '2026-03-01T08:00:00.000Z';
const draft = { code: 'von Pixel', revision: 5, editedAt };

beforeEach(() => {
  vi.useFakeTimers();
  setCurrentUser('Byte');
});

afterEach(() => {
  vi.useRealTimers();
});

/** A server that takes the work of one learner alone, as long as that one is logged in. */
function serverOf(learner: string, answer = () => Response.json({ ...draft, met: null })) {
  const user = { id: Number(learner), name: learner === byte ? 'Byte' : 'Pixel' };
  return fakeServer({
    'GET /api/user': () => Response.json(user),
    'GET /api/drafts?unit=lektion%2F1': sessionOf(learner, () => Response.json(draft)),
    'PUT /api/drafts': sessionOf(learner, answer),
    'POST /api/code-versions': sessionOf(learner, answer),
  });
}

async function workOffline() {
  fakeServer({});
  writeEntry(codeKey(byte, 'lektion/4'), 'von Byte');
  writeSync(byte, 'lektion/4', { revision: 2, editedAt });
  await keepState(byte, 'lektion/4', { code: 'eins', cause: 'run' });
  await keepState(byte, 'lektion/4', { code: 'zwei', cause: 'run' });
}

async function sendAll() {
  await sendLeftovers(byte, 'lektion/9');
  await vi.advanceTimersByTimeAsync(0);
}

const left = () => [waitingVersions(byte).length, readSync(byte, 'lektion/4').editedAt];

test('what one learner did offline waits while another one is logged in, and the page says so', async () => {
  await workOffline();
  render(<Toaster />);
  serverOf(pixel);
  await sendAll();
  expect(left()).toEqual([2, editedAt]);
  expect(currentUser()).toBe('Pixel');
  await vi.waitFor(() => screen.getByText('Hier ist jetzt Pixel angemeldet'));
  expect(screen.getByText(/^Was Byte geschrieben hat, liegt auf diesem Gerät\./)).toBeTruthy();
  const sent = serverOf(byte);
  await sendAll();
  expect(left()).toEqual([0, null]);
  expect(sent.map(({ call }) => call)).toEqual([
    'POST /api/code-versions',
    'POST /api/code-versions',
    'PUT /api/drafts',
  ]);
});

test('a unit that is still open neither gives its code to another learner nor takes theirs', async () => {
  const sent = serverOf(pixel);
  const code = new UnitCode({ user: byte, unit: 'lektion/1', starter: 'print()' });
  const end = code.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(code.state.code).toBe('print()');
  code.change('von Byte');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(code.state).toMatchObject({ code: 'von Byte', status: 'locked' });
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).not.toEqual([]);
  expect(readSync(byte, 'lektion/1').editedAt).not.toBeNull();
  expect(localStorage.getItem(codeKey(byte, 'lektion/1'))).toBe('von Byte');
});

test('a server that has too much to do is left alone as long as it asks, and nothing is lost', async () => {
  await workOffline();
  const answers = [
    () => Response.json({}),
    () => refusal(429, 'tooOften', { 'retry-after': '20' }),
  ];
  const busy = serverOf(byte, () => answers.shift()?.() ?? Response.json({}));
  await sendAll();
  expect(left()).toEqual([1, editedAt]);
  await vi.advanceTimersByTimeAsync(19_000);
  await sendAll();
  expect(busy).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  const sent = serverOf(byte);
  await sendAll();
  expect(left()).toEqual([0, null]);
  expect(sent[0]).toMatchObject({ body: { code: 'zwei' } });
});

test('a unit that is full on the server does not hold up the others', async () => {
  fakeServer({});
  await keepState(byte, 'lektion/4', { code: 'zu viel', cause: 'reset' });
  await keepState(byte, 'lektion/5', { code: 'da', cause: 'run' });
  fakeServer({
    'POST /api/code-versions': (body) =>
      JSON.stringify(body).includes('zu viel')
        ? refusal(429, 'full', { 'retry-after': '3600' })
        : Response.json({}),
  });
  await sendWaiting(byte);
  expect(waitingVersions(byte)).toMatchObject([{ code: 'zu viel' }]);
  expect(canSend(byte)).toBe(false);
  const sent = serverOf(byte);
  await sendWaiting(byte);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(canSend(byte)).toBe(true);
  await sendWaiting(byte);
  expect(waitingVersions(byte)).toEqual([]);
});

test('a short change arrives also when the page goes away; reading and what is long may end with it', async () => {
  serverOf(byte, () => Response.json({}));
  const fetch = vi.fn<typeof globalThis.fetch>(globalThis.fetch);
  vi.stubGlobal('fetch', fetch);
  await callAs(byte, readDraft, { query: { unit: 'lektion/1' } });
  await keepState(byte, 'lektion/6', { code: 'kurz', cause: 'run' });
  await keepState(byte, 'lektion/6', { code: '#'.repeat(20_000), cause: 'run' });
  const isKeptAlive = fetch.mock.calls.map(([, init]) => init?.keepalive ?? false);
  expect(isKeptAlive).toEqual([false, true, false]);
});

test('a name that the page does not know is that of the learner whom the server calls so', async () => {
  const sent = fakeServer({
    'GET /api/user': () => Response.json({ id: 2, name: 'Zoe' }),
    'POST /api/code-versions': sessionOf(pixel, () => Response.json({})),
  });
  await keepState('Zoe', 'lektion/4', { code: 'eins', cause: 'run' });
  await keepState('Zoe', 'lektion/4', { code: 'zwei', cause: 'run' });
  expect(waitingVersions('Zoe')).toEqual([]);
  expect(sent.map(({ call }) => call)).toEqual([
    'GET /api/user',
    'POST /api/code-versions',
    'POST /api/code-versions',
  ]);
});

test('the work of a name that nobody has goes to no learner', async () => {
  const sent = serverOf(byte);
  const code = new UnitCode({ user: 'Niemand', unit: 'lektion/1', starter: 'print()' });
  const end = code.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(code.state.code).toBe('print()');
  code.change('von niemandem');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(code.state).toMatchObject({ code: 'von niemandem', status: 'locked' });
  end();
  await keepState('Niemand', 'lektion/4', { code: 'eins', cause: 'run' });
  expect(new Set(sent.map(({ call }) => call))).toEqual(new Set(['GET /api/user']));
  expect(waitingVersions('Niemand')).toHaveLength(1);
});

test('a run that repeats the one before waits once, with the later time', async () => {
  fakeServer({});
  await keepState(byte, 'lektion/4', { code: 'gleich', cause: 'run', result: 'stopped' });
  await keepState(byte, 'lektion/5', { code: 'gleich', cause: 'run' });
  await keepState(byte, 'lektion/4', { code: 'gleich', cause: 'run', result: 'finished' });
  await keepState(byte, 'lektion/4', { code: 'gleich', cause: 'reset' });
  expect(waitingVersions(byte).map(({ unit, cause, result }) => [unit, cause, result])).toEqual([
    ['lektion/5', 'run', null],
    ['lektion/4', 'run', 'finished'],
    ['lektion/4', 'reset', null],
  ]);
});
