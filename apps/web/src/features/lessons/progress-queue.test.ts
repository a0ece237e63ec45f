import { expect, test } from 'vitest';
import { fakeServer, sessionOf } from '../../../testing/fake-server.ts';
import { completeLesson, hasCompleted, sendCompleted } from './progress-queue.ts';

const call = 'POST /api/progress';
const gone = () => new Response('Nein.', { status: 404 });
let answer: (response: Response) => void = () => {};
const slow = () =>
  new Promise<Response>((resolve) => {
    answer = resolve;
  });
const saved = () => Response.json({ completed: true, score: 100, codeSubmitted: '' });

test('a completed lesson is told with its code and the full score', async () => {
  const sent = fakeServer({ [call]: saved });
  expect(await completeLesson('1', 3, 'print(1)')).toBe(true);
  const body = { lessonId: 3, completed: true, score: 100, codeSubmitted: 'print(1)' };
  expect(sent).toEqual([{ call, body }]);
});

test('without a network it waits, for its own learner', async () => {
  fakeServer({});
  expect(await completeLesson('1', 3, 'print(1)')).toBe(false);
  const sent = fakeServer({ [call]: saved });
  expect(await sendCompleted('2')).toBe(true);
  expect(sent).toEqual([]);
  expect(await sendCompleted('1')).toBe(true);
  expect(sent).toMatchObject([{ body: { lessonId: 3 } }]);
  await sendCompleted('1');
  expect(sent).toHaveLength(1);
});

test('a lesson that is gone does not hold up the others', async () => {
  fakeServer({});
  await completeLesson('1', 1, 'fort');
  await completeLesson('1', 3, 'da');
  const sent = fakeServer({
    [call]: (body) => (JSON.stringify(body).includes('"lessonId":1,') ? gone() : saved()),
  });
  expect(await sendCompleted('1')).toBe(true);
  expect(sent).toHaveLength(2);
});

test('what was completed anew while the first was on its way is still there when that arrives', async () => {
  fakeServer({ [call]: slow });
  const first = completeLesson('1', 3, 'erst');
  fakeServer({});
  await completeLesson('1', 3, 'besser');
  answer(saved());
  await first;
  const sent = fakeServer({ [call]: saved });
  await sendCompleted('1');
  expect(sent).toMatchObject([{ body: { codeSubmitted: 'besser' } }]);
});

function serverOf(learner: string) {
  return fakeServer({
    'GET /api/user': () => Response.json({ id: Number(learner), name: 'Wer da ist' }),
    [call]: sessionOf(learner, saved),
  });
}

test('what one learner has completed waits while another one is logged in', async () => {
  serverOf('2');
  expect(await completeLesson('1', 3, 'print(1)')).toBe(false);
  expect(hasCompleted('1')).toBe(true);
  serverOf('1');
  expect(await sendCompleted('1')).toBe(true);
  expect(hasCompleted('1')).toBe(false);
});
