import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { readNumber, writeNumber } from './german-number.ts';

it.each([
  ['1.234,5', 1234.5],
  ['1234.5', 1234.5],
  ['1234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1 234,5', 1234.5],
  ['1.234', 1234],
  ['1.234.567', 1_234_567],
  ['0.125', 0.125],
  ['12.50', 12.5],
  ['2,', 2],
  [',5', 0.5],
  [' 7 ', 7],
  ['−3', -3],
])('reads %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

it.each(['', '-', 'drei', '1.2.3', '1,2,3', '1e5', '5 Äpfel', '1.234 567'])(
  'takes %s for no number',
  (text) => {
    expect(readNumber(text)).toBeNull();
  },
);

it('reads back what it writes', () => {
  const numbers = integer({ min: -1e12, max: 1e12 }).map((whole) => whole / 1000);
  assert(
    property(numbers, (value) => readNumber(writeNumber(value)) === value),
    { seed: 7 },
  );
});
