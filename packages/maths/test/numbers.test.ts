import { expect, test } from 'vitest';
import { minus, plus, ratio, whole } from '../src/numbers/fraction.ts';
import { written, writtenAsFraction, writtenMoney } from '../src/numbers/write-number.ts';
import { openRandom } from '../src/random.ts';

test('fractions are exact and in lowest terms', () => {
  expect(plus(ratio(1, 2), ratio(1, 3))).toEqual(ratio(5, 6));
  expect(minus(ratio(1, 10), ratio(3, 10))).toEqual(ratio(-1, 5));
  expect(ratio(4, -6)).toEqual(ratio(-2, 3));
  expect(plus(ratio(1, 10), ratio(2, 10))).toEqual(ratio(3, 10));
});

test.each([
  [whole(1_234_567), '1.234.567'],
  [ratio(12_345, 10), '1.234,5'],
  [ratio(-1, 2), '−0,5'],
  [ratio(5, 6), '0,83'],
  [ratio(2, 3), '0,67'],
  [ratio(-2, 3), '−0,67'],
  [ratio(47, 10_000), '0,0047'],
  [whole(0), '0'],
])('%o is written %s', (value, text) => {
  expect(written(value)).toBe(text);
});

test('money has two digits behind the comma, or none', () => {
  expect(writtenMoney(ratio(972, 10))).toBe('97,20');
  expect(writtenMoney(whole(1_200))).toBe('1.200');
  expect(writtenMoney(ratio(199, 100))).toBe('1,99');
});

test('a fraction stays one, a whole number does not', () => {
  expect(writtenAsFraction(ratio(-3, 4))).toBe('−3/4');
  expect(writtenAsFraction(whole(4_000))).toBe('4.000');
});

test('dice fall evenly, and the same for the same seed', () => {
  const counts = [1, 2, 3, 4, 5, 6].map((eye) => thrown(1).filter((die) => die === eye).length);
  expect(counts.every((count) => count > 880 && count < 1_120)).toBe(true);
  expect(thrown(1)).toEqual(thrown(1));
  expect(thrown(1)).not.toEqual(thrown(2));
});

function thrown(seed: number): number[] {
  const random = openRandom(seed);
  return Array.from({ length: 6_000 }, () => random.whole(1, 6));
}
