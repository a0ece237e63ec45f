import { expect, test } from 'vitest';
import { ActiveTime } from './active-time.ts';

const second = 1_000;

function signsAt(...seconds: readonly (number | 'hidden')[]) {
  const told: [minutes: number, atSecond: number][] = [];
  const time = new ActiveTime(0, (minutes, at) => told.push([minutes, at / second]));
  for (const at of seconds) {
    if (at === 'hidden') time.pause();
    else time.sign(at * second);
  }
  return { told, rest: time.restMs / second };
}

test('signs of life make minutes, each told with its end', () => {
  expect(signsAt(0, 40, 80, 130)).toEqual({
    told: [
      [1, 60],
      [1, 120],
    ],
    rest: 10,
  });
});

test('between two signs of life no more than two minutes count', () => {
  expect(signsAt(0, 120, 241, 250)).toEqual({ told: [[2, 120]], rest: 9 });
});

test('what nobody sees does not count', () => {
  expect(signsAt(0, 30, 'hidden', 60, 70)).toEqual({ told: [], rest: 40 });
});

test('a clock that is set back takes nothing away', () => {
  expect(signsAt(100, 130, 10, 20)).toEqual({ told: [], rest: 40 });
});
