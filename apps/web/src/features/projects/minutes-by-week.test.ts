import { expect, test } from 'vitest';
import { minutesByWeek } from './minutes-by-week.ts';

function at(year: number, month: number, day: number, duration: number) {
  return { createdAt: new Date(year, month - 1, day, 12).toISOString(), duration };
}

test('sessions add up by the week that they were in, Monday to Sunday', () => {
  const sessions = [
    at(2026, 11, 23, 10),
    at(2026, 11, 29, 20),
    at(2026, 11, 22, 5),
    at(2025, 1, 1, 9),
  ];
  const weeks = minutesByWeek(sessions, '2026-11-25');
  expect(weeks).toHaveLength(8);
  expect(weeks.slice(-2)).toEqual([
    { label: '16.11.', value: 5, isNow: false },
    { label: '23.11.', value: 30, isNow: true },
  ]);
  expect(weeks.slice(0, -2).every(({ value }) => value === 0)).toBe(true);
});
