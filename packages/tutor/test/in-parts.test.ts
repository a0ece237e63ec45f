import { expect, test } from 'vitest';
import { atOnce, eachInParts } from '../src/in-parts.ts';

const numbers = Array.from({ length: 70 }, (_, at) => at);

test('at once gives what is made in parts', () => {
  expect(atOnce(eachInParts(numbers, (number, at) => number * 2 - at, 32))).toEqual(numbers);
  expect(atOnce(eachInParts([], String))).toEqual([]);
});

test('a part ends after as many items as are told', () => {
  const made: number[] = [];
  const work = eachInParts(numbers, (number) => made.push(number), 32);
  const ends = Array.from(work, () => made.length);
  expect(ends).toEqual([0, 32, 64]);
  expect(made).toEqual(numbers);
});
