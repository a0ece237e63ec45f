import { expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { keepState, sendWaiting, waitingVersions } from './version-queue.ts';

const call = 'POST /api/code-versions';
const kept = () => Response.json({});

test('a run arrives with how it ended, and no longer waits', async () => {
  const sent = fakeServer({ [call]: kept });
  await keepState('Byte', 7, { code: 'print(1)', cause: 'run', result: 'finished' });
  expect(sent).toMatchObject([
    { call, body: { lessonId: 7, code: 'print(1)', cause: 'run', result: 'finished' } },
  ]);
  expect(waitingVersions('Byte')).toEqual([]);
});

test('without a network it waits, and then goes in its order with the id that it had', async () => {
  fakeServer({});
  await keepState('Byte', 7, { code: 'eins', cause: 'run' });
  await keepState('Byte', 7, { code: 'zwei', cause: 'reset' });
  const ids = waitingVersions('Byte').map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  const sent = fakeServer({ [call]: kept });
  await sendWaiting('Byte');
  expect(sent).toMatchObject([
    { body: { id: ids[0], code: 'eins' } },
    { body: { id: ids[1], code: 'zwei' } },
  ]);
});

test('what the server will never take does not hold up the rest', async () => {
  fakeServer({});
  await keepState('Byte', 999, { code: 'fort', cause: 'run' });
  await keepState('Byte', 7, { code: 'da', cause: 'run' });
  const sent = fakeServer({
    [call]: (body) =>
      JSON.stringify(body).includes('999') ? new Response('Nein.', { status: 404 }) : kept(),
  });
  await sendWaiting('Byte');
  expect(sent).toHaveLength(2);
  expect(waitingVersions('Byte')).toEqual([]);
});

test('a server in trouble gets it later', async () => {
  fakeServer({ [call]: () => new Response('', { status: 503 }) });
  await keepState('Byte', 7, { code: 'da', cause: 'run' });
  expect(waitingVersions('Byte')).toHaveLength(1);
});

test('rubbish in the storage is no version', () => {
  localStorage.setItem('code-versions/Byte', '{"id":1}');
  expect(waitingVersions('Byte')).toEqual([]);
  const noTime = '{"id":"a","lessonId":1,"code":"x","cause":"run","madeAt":"gestern"}';
  const noText = '{"id":"a","lessonId":1,"code":7,"cause":"run","madeAt":"2026-03-01T07:00:00Z"}';
  localStorage.setItem('code-versions/Byte', `[1, null, {"id":"a"}, ${noTime}, ${noText}]`);
  expect(waitingVersions('Byte')).toEqual([]);
});
