import { expect, test } from 'vitest';
import { checkAll, isRight, reasonFor, untouched, verdictOf } from './gap-check.ts';

const gap = {
  start: 0,
  end: 1,
  question: 'Wie?',
  hint: 'Kleiner.',
  also: ['a["b"]'],
  wrong: { '>': 'Umgekehrt.' },
};

test.each([
  ['<', true],
  [' < ', true],
  ['a[“b”]', true],
  ['<=', false],
  ['', false],
])('„%s“ is right: %s', (answer, expected) => {
  expect(isRight('<', gap, answer)).toBe(expected);
});

test('who comes to a known mistake is told why, else the hint', () => {
  expect(reasonFor(gap, ' >')).toBe('Umgekehrt.');
  expect(reasonFor(gap, 'x')).toBe('Kleiner.');
});

test('a try counts once for each answer, and not without one', () => {
  const typed = { ...untouched, answer: '>' };
  const [once, empty] = checkAll([typed, untouched]);
  expect([once?.tries, empty?.tries]).toEqual([1, 0]);
  expect(checkAll(once ? [once] : [])).toEqual([once]);
});

test('what is typed on is open again', () => {
  const [checked = untouched] = checkAll([{ ...untouched, answer: '>' }]);
  expect(verdictOf('<', gap, checked)).toBe('wrong');
  expect(verdictOf('<', gap, { ...checked, answer: '<' })).toBe('open');
});
