import { expect, test } from 'vitest';
import { abilityAfter, chanceOf, confidenceOf, faded, levelOf } from './ability.ts';

const tried = (difficulty: number, isRight: boolean, guess = 0) => ({ difficulty, isRight, guess });

test.each([
  [0, 0, 0, 0.5],
  [0, 0, 0.25, 0.625],
  [2, 0, 0, 0.881],
  [-2, 0, 0.25, 0.339],
])('ability %d meets an item of difficulty %d that is guessed at %d: %d', (ability, difficulty, guess, chance) => {
  expect(chanceOf(ability, { difficulty, guess })).toBeCloseTo(chance, 3);
});

test.each([
  ['nothing', [], 0],
  ['one right', [tried(0, true)], 0.5],
  ['one wrong', [tried(0, false)], -0.5],
  ['one right that was easily guessed', [tried(0, true, 0.25)], 0.375],
])('after %s the ability is where Elo puts it', (_, answers, ability) => {
  expect(abilityAfter(answers)).toBeCloseTo(ability, 6);
});

test.each([
  [-3, 0],
  [-2.5, 0],
  [-1, 3],
  [0, 5],
  [0.3, 6],
  [2.4, 10],
  [9, 10],
])('ability %d is level %d', (ability, level) => {
  expect(levelOf(ability)).toBe(level);
});

test('the more is asked, the surer it is, and least where the answer is guessed', () => {
  const asked = (count: number, guess = 0) =>
    confidenceOf(Array.from({ length: count }, (_, at) => tried(0, at % 2 === 0, guess)));
  expect([0, 4, 8, 12].map((count) => asked(count))).toEqual([4, 7, 8, 8]);
  expect(asked(8, 0.25)).toBeLessThan(asked(8));
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
