import { expect, test } from 'vitest';
import { mergeDone } from './merge-done.ts';
import type { Done } from './rules/ledger.ts';

const day = (number: number) => `2026-03-0${number}T08:00:00.000Z`;

function doneOn(number: number, right: number | null, hints = 0): Done {
  const at = day(number);
  return {
    unit: 'python-mastery/ausgabe',
    xp: 10,
    reached: [],
    quiz: right === null ? null : { right, of: 4 },
    quizAt: right === null ? null : at,
    best: { goals: 0, hadSolution: false, hints, at },
    minutes: 1,
    firstAt: at,
    at,
  };
}

test.each([
  ['the better answers have their own moment', doneOn(1, 3), doneOn(2, 4), day(2)],
  ['of the same answers the first count', doneOn(1, 4), doneOn(2, 4), day(1)],
  ['a better try moves nothing of it', doneOn(1, 4, 2), doneOn(2, null), day(1)],
])('%s, whichever comes first', (_, one, other, quizAt) => {
  expect(mergeDone(one, other)).toMatchObject({ quizAt });
  expect(mergeDone(other, one)).toEqual(mergeDone(one, other));
});
