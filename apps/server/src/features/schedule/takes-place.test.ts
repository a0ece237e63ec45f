import { expect, test } from 'vitest';
import { takesPlace } from './takes-place.ts';

const weekly = {
  dayOfWeek: 1,
  firstWeek: '2026-03-15',
  isRecurring: true,
  everyWeeks: 1,
  until: null,
  restsInHolidays: true,
  leftOut: [],
} as const;

const easter = [{ from: '2026-03-30', to: '2026-04-10' }];

test.each([
  ['in its first week', {}, '2026-03-15', true],
  ['not before it', {}, '2026-03-08', false],
  ['in the week in which summer time begins', {}, '2026-03-29', true],
  ['in the week after it', {}, '2026-04-05', true],
  ['in the week in which summer time ends', {}, '2026-10-25', true],
  ['a year later', {}, '2027-03-14', true],
  ['every second week, in the second one not', { everyWeeks: 2 }, '2026-03-22', false],
  ['every second week, in the third one', { everyWeeks: 2 }, '2026-03-29', true],
  ['every second week, beyond the clock change of October', { everyWeeks: 2 }, '2026-10-25', true],
  ['up to its last day', { until: '2026-03-23' }, '2026-03-22', true],
  ['not where its last day is a day before', { until: '2026-03-22' }, '2026-03-22', false],
  ['not in a week that is left out', { leftOut: ['2026-03-22'] }, '2026-03-22', false],
  ['in the week after one that is left out', { leftOut: ['2026-03-22'] }, '2026-03-29', true],
  ['once, in its week', { isRecurring: false }, '2026-03-15', true],
  ['once, not in the next one', { isRecurring: false }, '2026-03-22', false],
  [
    'once, whatever was left out before',
    { isRecurring: false, leftOut: ['2026-03-15'] },
    '2026-03-15',
    true,
  ],
] as const)('an entry is there: %s', (_, part, week, isThere) => {
  expect(takesPlace({ ...weekly, ...part }, week, [])).toBe(isThere);
});

test.each([
  ['rests on their first day', {}, '2026-03-29', false],
  ['is there the day before them', { dayOfWeek: 0 }, '2026-03-29', true],
  ['rests on their last day', { dayOfWeek: 5 }, '2026-04-05', false],
  ['is there the day after them', { dayOfWeek: 6 }, '2026-04-05', true],
  ['goes on where it should', { restsInHolidays: false }, '2026-03-29', true],
  [
    'is there where it was planned once',
    { isRecurring: false, firstWeek: '2026-03-29' },
    '2026-03-29',
    true,
  ],
] as const)('in the holidays an entry %s', (_, part, week, isThere) => {
  expect(takesPlace({ ...weekly, ...part }, week, easter)).toBe(isThere);
});
