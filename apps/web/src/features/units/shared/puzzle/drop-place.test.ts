import { expect, test } from 'vitest';
import { dropPlace, wayOf } from './drop-place.ts';

/** Four rows with 4 px between them; the second is higher. */
const rows = [
  { top: 0, height: 40 },
  { top: 44, height: 80 },
  { top: 128, height: 40 },
  { top: 172, height: 40 },
];

test.each([
  [0, 0, 0],
  [0, 40, 0],
  [0, 50, 1],
  [0, 110, 2],
  [0, 900, 3],
  [3, -20, 3],
  [3, -25, 2],
  [3, -100, 1],
  [3, -900, 0],
  [1, 10, 1],
  [1, 26, 2],
])('row %i that was dragged by %i px comes to place %i', (from, px, to) => {
  expect(dropPlace(rows, from, px)).toBe(to);
});

const ways = (from: number, to: number) => rows.map((_, at) => wayOf(rows, at, from, to));

test('those in between make way by its height', () => {
  expect(ways(0, 2)).toEqual([0, -44, -44, 0]);
  expect(ways(3, 1)).toEqual([0, 44, 44, 0]);
  expect(ways(1, 2)).toEqual([0, 0, -84, 0]);
  expect(ways(2, 2)).toEqual([0, 0, 0, 0]);
});
