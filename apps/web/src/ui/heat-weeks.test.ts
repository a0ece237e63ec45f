import { expect, it } from 'vitest';
import { addDays } from './german-date.ts';
import { heatLevel, monthMarks, weeksOf } from './heat-weeks.ts';

it('lights up by quarters, half and whole hours', () => {
  expect([0, 1, 15, 16, 30, 31, 60, 61].map(heatLevel)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
});

it('names a month above the week in which it begins, and leaves out a first one without room', () => {
  const days = Array.from({ length: 70 }, (_, number) => ({
    day: addDays('2026-09-25', number),
    minutes: 0,
  }));
  expect(monthMarks(weeksOf(days))).toEqual([
    { month: 'Okt', column: 1 },
    { month: 'Nov', column: 6 },
    { month: 'Dez', column: 10 },
  ]);
});
