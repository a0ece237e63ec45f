import { expect, test } from 'vitest';
import { abilityAfter, chanceOf } from './ability.ts';

const tried = (difficulty: number, isRight: boolean, guess = 0) => ({ difficulty, isRight, guess });

test.each([
  [0, 0, 0, 0.5],
  [0, 0, 0.25, 0.625],
  [2, 0, 0, 0.881],
  [-2, 0, 0.25, 0.339],
])(
  'ability %d meets an item of difficulty %d that is guessed at %d: %d',
  (ability, difficulty, guess, chance) => {
    expect(chanceOf(ability, { difficulty, guess })).toBeCloseTo(chance, 3);
  },
);

test.each([
  ['nothing', [], 0],
  ['one right', [tried(0, true)], 0.5],
  ['one wrong', [tried(0, false)], -0.5],
  ['one right that was easily guessed', [tried(0, true, 0.25)], 0.375],
])('after %s the ability is where Elo puts it', (_, answers, ability) => {
  expect(abilityAfter(answers)).toBeCloseTo(ability, 6);
});
