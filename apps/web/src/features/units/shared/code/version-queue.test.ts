import type { VersionCause } from '@hbg/contract/code';
import { maxCodeBytes } from '@hbg/contract/execution';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../../testing/fake-server.ts';
import { heldVersions } from './held-versions.ts';
import { type LocalVersion, writeVersions } from './version-entries.ts';
import {
  canSend,
  keepState,
  localVersions,
  sendWaiting,
  waitingVersions,
} from './version-queue.ts';

const call = 'POST /api/code-versions';
const kept = () => Response.json({});

test('a run arrives with how it ended, and no longer waits', async () => {
  const sent = fakeServer({ [call]: kept });
  await keepState('1', 'lektion/7', { code: 'print(1)', cause: 'run', result: 'finished' });
  expect(sent).toMatchObject([
    { call, body: { unit: 'lektion/7', code: 'print(1)', cause: 'run', result: 'finished' } },
  ]);
  expect(waitingVersions('1')).toEqual([]);
});

test('without a network it waits, and then goes in its order with the id that it had', async () => {
  fakeServer({});
  await keepState('1', 'lektion/7', { code: 'eins', cause: 'run' });
  await keepState('1', 'lektion/7', { code: 'zwei', cause: 'reset' });
  const ids = waitingVersions('1').map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  const sent = fakeServer({ [call]: kept });
  await sendWaiting('1');
  expect(sent).toMatchObject([
    { body: { id: ids[0], code: 'eins' } },
    { body: { id: ids[1], code: 'zwei' } },
  ]);
});

test('what the server will never take does not hold up the rest', async () => {
  fakeServer({});
  await keepState('1', 'lektion/999', { code: 'fort', cause: 'run' });
  await keepState('1', 'lektion/7', { code: 'da', cause: 'run' });
  const sent = fakeServer({
    [call]: (body) =>
      JSON.stringify(body).includes('999') ? new Response('Nein.', { status: 404 }) : kept(),
  });
  await sendWaiting('1');
  expect(sent).toHaveLength(2);
  expect(waitingVersions('1')).toEqual([]);
});

const long = '#'.repeat(maxCodeBytes + 1);

test('what a long program is replaced by leaves it here: it is never sent, and waits for nothing', async () => {
  const sent = fakeServer({ [call]: kept });
  await keepState('1', 'lektion/7', { code: long, cause: 'run' });
  await keepState('1', 'lektion/7', { code: long, cause: 'reset' });
  await keepState('1', 'lektion/8', { code: long, cause: 'reset' });
  expect(sent).toEqual([]);
  expect(localVersions('1', 'lektion/7')).toMatchObject([{ code: long, cause: 'reset' }]);
  expect(localVersions('2', 'lektion/7')).toEqual([]);
  expect(canSend('1')).toBe(false);
});

test.each([400, 413])('what the server refuses for good (%d) stays here', async (status) => {
  fakeServer({ [call]: () => new Response('Nein.', { status }) });
  await keepState('1', 'lektion/7', { code: 'da', cause: 'solution' });
  expect(waitingVersions('1')).toEqual([]);
  expect(localVersions('1', 'lektion/7')).toMatchObject([{ code: 'da', cause: 'solution' }]);
});

test('of what stays here the newest have room, each once', async () => {
  for (let at = 0; at < 12; at += 1)
    await keepState('1', 'lektion/7', { code: long + at, cause: 'reset' });
  await keepState('1', 'lektion/7', { code: `${long}5`, cause: 'solution' });
  await keepState('1', 'lektion/7', { code: '#'.repeat(1_000_001), cause: 'reset' });
  const ends = heldVersions('1').map(({ code }) => Number(code.slice(long.length)));
  expect(ends).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3]);
});

function waiting(code: string, cause: VersionCause): LocalVersion {
  return {
    id: code,
    unit: 'lektion/7',
    code,
    cause,
    result: null,
    madeAt: '2026-03-01T07:00:00.000Z',
  };
}

test.each(['run', 'paused'] as const)(
  'of what waits the oldest %s goes first, and nothing that was replaced',
  async (cause) => {
    fakeServer({});
    const codes = Array.from({ length: 498 }, (_, at) => String(at));
    const lost = [waiting('erst', 'reset'), waiting('dann', 'replaced')];
    writeVersions('code-versions/1', [...lost, ...codes.map((code) => waiting(code, cause))]);
    await keepState('1', 'lektion/7', { code: 'zuletzt', cause: 'emptied' });
    const kept = waitingVersions('1').map(({ code }) => code);
    expect(kept).toEqual(['erst', 'dann', ...codes.slice(1), 'zuletzt']);
  },
);

test('what waits is never more than a million signs', async () => {
  fakeServer({});
  const large = '#'.repeat(maxCodeBytes - 10);
  await keepState('1', 'lektion/7', { code: 'kurz', cause: 'reset' });
  for (let at = 0; at < 12; at += 1)
    await keepState('1', 'lektion/7', { code: large + at, cause: 'run' });
  const ends = waitingVersions('1').map(({ code }) => code.replaceAll('#', ''));
  expect(ends).toEqual(['kurz', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
});

test('a server in trouble gets it later', async () => {
  fakeServer({ [call]: () => new Response('', { status: 503 }) });
  await keepState('1', 'lektion/7', { code: 'da', cause: 'run' });
  expect(waitingVersions('1')).toHaveLength(1);
});

test('rubbish in the storage is no version', () => {
  localStorage.setItem('code-versions/1', '{"id":1}');
  expect(waitingVersions('1')).toEqual([]);
  const noTime = '{"id":"a","unit":"lektion/1","code":"x","cause":"run","madeAt":"gestern"}';
  const noText =
    '{"id":"a","unit":"lektion/1","code":7,"cause":"run","madeAt":"2026-03-01T07:00:00Z"}';
  localStorage.setItem('code-versions/1', `[1, null, {"id":"a"}, ${noTime}, ${noText}]`);
  expect(waitingVersions('1')).toEqual([]);
});

test('what a page of an earlier version has left waiting is still sent, for its lesson', async () => {
  const id = '0b6ad2a8-7b0c-4a6e-9a43-7d0a3a2b1c4d';
  const madeAt = '2026-03-01T07:00:00.000Z';
  const state = { id, lessonId: 12, code: 'print(1)', cause: 'reset', result: null, madeAt };
  localStorage.setItem('code-versions/1', JSON.stringify([state]));
  localStorage.setItem('code-versions-held/1', JSON.stringify([{ ...state, code: 'lang' }]));
  expect(localVersions('1', 'lektion/12').map(({ code }) => code)).toEqual(['print(1)', 'lang']);
  const sent = fakeServer({ [call]: kept });
  await sendWaiting('1');
  const { lessonId: _, ...sameState } = state;
  expect(sent).toEqual([{ call, body: { ...sameState, unit: 'lektion/12' } }]);
  expect(waitingVersions('1')).toEqual([]);
});
