import { expect, it } from 'vitest';
import {
  addDays,
  dateOf,
  longDate,
  readDate,
  weekday,
  writeDate,
  writeShortDate,
} from './german-date.ts';

it.each([
  ['24.11.2026', '2026-11-24'],
  ['4.1.2027', '2027-01-04'],
  ['24. 11. 2026', '2026-11-24'],
  ['24,11,2026', '2026-11-24'],
  ['24.11.27', '2027-11-24'],
  ['24.11.', '2026-11-24'],
  ['24.11', '2026-11-24'],
  ['24112027', '2027-11-24'],
  ['241127', '2027-11-24'],
  ['2411', '2026-11-24'],
  ['2027-11-24', '2027-11-24'],
  ['29.02.2028', '2028-02-29'],
])('reads %s', (text, date) => {
  expect(readDate(text, 2026)).toBe(date);
});

it.each(['', 'morgen', '31.02.2026', '29.02.2027', '0.1.2026', '1.13.2026', '11/24/2026', '24'])(
  'takes %s for no date',
  (text) => {
    expect(readDate(text, 2026)).toBeNull();
  },
);

it('writes it the German way and names its weekday', () => {
  expect(writeDate('2026-11-04')).toBe('04.11.2026');
  expect(writeShortDate('2026-11-04')).toBe('04.11.26');
  expect(longDate('2026-11-04')).toBe('4. November 2026');
  expect(weekday('2026-11-24')).toBe('Dienstag');
});

it('takes a moment for the day on the clock of this device', () => {
  expect(dateOf(new Date(2026, 10, 4, 0, 5))).toBe('2026-11-04');
  expect(dateOf(new Date(2026, 10, 4, 23, 55).toISOString())).toBe('2026-11-04');
});

it('counts days over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});
