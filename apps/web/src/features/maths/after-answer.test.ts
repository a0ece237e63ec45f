import { expect, test } from 'vitest';
import { afterAnswer, suggestionAfter } from './after-answer.ts';
import { firstDay } from './testing/maths-server.ts';

const right = { kind: 'A1', level: 4, isRight: true };
const wrong = { ...right, isRight: false };

test('what an answer changes is shown at once', () => {
  const standing = [right, right, wrong, right].reduce(afterAnswer, firstDay);
  expect(standing).toMatchObject({
    points: 120,
    streak: 1,
    bestStreak: 2,
    recent: [{ level: 4, answers: [true, true, false, true] }],
    kinds: [{ kind: 'A1', right: 3, wrong: 1 }],
  });
});

test('no more than ten answers of a level are looked at', () => {
  const standing = [wrong, ...Array.from({ length: 10 }, () => right)].reduce(
    afterAnswer,
    firstDay,
  );
  expect(standing.recent[0]?.answers).toEqual(Array.from({ length: 10 }, () => true));
});

test.each([
  [7, 3, null],
  [8, 2, { level: 5, right: 8, of: 10 }],
  [8, 0, { level: 5, right: 8, of: 8 }],
])('after %i right and %i wrong ones the suggestion is %o', (good, bad, suggestion) => {
  const answers = [
    ...Array.from({ length: bad }, () => false),
    ...Array.from({ length: good }, () => true),
  ];
  const standing = { ...firstDay, level: 4, recent: [{ level: 4, answers }] };
  expect(suggestionAfter(standing, 4)).toEqual(suggestion);
});

const allRight = Array.from({ length: 10 }, () => true);

test.each([
  ['above the highest level', 10, 10],
  ['after tasks that count less than the picked level', 9, 3],
])('%s nothing is suggested', (_, level, counted) => {
  const recent = [3, 9, 10].map((at) => ({ level: at, answers: allRight }));
  expect(suggestionAfter({ ...firstDay, level, recent }, counted)).toBeNull();
});
