import { expect, test } from 'vitest';
import { afterAnswer, suggestedLevel } from './after-answer.ts';
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
  [8, 2, 5],
  [8, 0, 5],
])('after %i right and %i wrong ones the suggestion is %o', (good, bad, level) => {
  const answers = [
    ...Array.from({ length: bad }, () => false),
    ...Array.from({ length: good }, () => true),
  ];
  expect(suggestedLevel({ ...firstDay, recent: [{ level: 4, answers }] }, 4)).toBe(level);
});

test('above the highest level nothing is suggested', () => {
  const answers = Array.from({ length: 10 }, () => true);
  expect(suggestedLevel({ ...firstDay, recent: [{ level: 10, answers }] }, 10)).toBeNull();
});
