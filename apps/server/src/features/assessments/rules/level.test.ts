import { difficulties } from '@hbg/content/assessment';
import { expect, test } from 'vitest';
import { faded, judgementOf } from './level.ts';

/** All eight items, answered rightly up to this one. */
const upTo = (last: number, guess = 0) =>
  difficulties.map((difficulty, at) => ({ difficulty, guess, isRight: at < last }));

test('the more of the harder items is right, the higher the level', () => {
  const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((last) => judgementOf(upTo(last)).level);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(levels[0]).toBeLessThanOrEqual(1);
  expect(levels[4]).toBe(5);
  expect(levels[8]).toBeGreaterThanOrEqual(9);
});

test('where nothing was asked, nothing is known', () => {
  expect(judgementOf([])).toEqual({ level: 5, confidence: 3 });
});

test('it is surer the more was asked, and less sure where answers are guessed', () => {
  const once = judgementOf(upTo(4)).confidence;
  expect(judgementOf([...upTo(4), ...upTo(4)]).confidence).toBeGreaterThan(once);
  expect(judgementOf(upTo(4, 0.25)).confidence).toBeLessThanOrEqual(once);
});

test('one slip on what is easy costs little', () => {
  const [, ...others] = upTo(6);
  const slipped = [...upTo(0).slice(0, 1), ...others];
  const lost = judgementOf(upTo(6)).level - judgementOf(slipped).level;
  expect(lost).toBeLessThanOrEqual(2);
});

test.each([
  [7, 0, 7],
  [7, 59, 7],
  [7, 60, 6],
  [7, 185, 4],
  [1, 400, 0],
])('a confidence of %d is after %d days one of %d', (confidence, days, left) => {
  expect(faded(confidence, days)).toBe(left);
});
