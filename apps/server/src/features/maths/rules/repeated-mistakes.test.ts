import { expect, test } from 'vitest';
import { isoTime } from '../../../clock.ts';
import type { Answered } from './answered.ts';
import { knownKinds } from './known-kinds.ts';
import { repeatedMistakes } from './repeated-mistakes.ts';

const start = Date.parse('2026-03-01T08:00:00Z');

/** `+` is right, a letter what was thought wrong, `?` a wrong answer that nobody understands. */
function answersTo(kind: string, signs: string, from = 0): Answered[] {
  return signs.split('').map((sign, at) => ({
    kind,
    level: 1,
    isRight: sign === '+',
    mistake: sign === '+' || sign === '?' ? null : sign,
    byProgram: false,
    at: isoTime(start + (from + at) * 60_000),
  }));
}

test.each([
  ['', null],
  ['a', null],
  ['ab', null],
  ['??', null],
  ['aa', 2],
  ['a++a', 2],
  ['aab', 2],
  ['aabbb', 3],
  ['aa+++', null],
  ['aa+++a', null],
  ['aa+++aa', 2],
  ['aa++', 2],
])('after %s a mistake is told so many times: %s', (signs, times) => {
  const [first] = repeatedMistakes(answersTo('B4', signs));
  expect(first?.times ?? null).toBe(times);
});

test('the most frequent comes first, of equal ones the latest', () => {
  const answers = [
    ...answersTo('A1', 'aa'),
    ...answersTo('B4', 'bbb', 10),
    ...answersTo('C1', 'cc', 20),
  ];
  expect(repeatedMistakes(answers)).toEqual([
    { kind: 'B4', times: 3, lastAt: answers[4]?.at },
    { kind: 'C1', times: 2, lastAt: answers[6]?.at },
    { kind: 'A1', times: 2, lastAt: answers[1]?.at },
  ]);
});

test('a kind is known from its third right answer on', () => {
  const answers = [...answersTo('A1', '+a+b+'), ...answersTo('B4', '++')];
  expect(knownKinds(answers)).toEqual([{ kind: 'A1', right: 3, answered: 5, at: answers[4]?.at }]);
});
