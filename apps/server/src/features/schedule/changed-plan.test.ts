import { type EntryValues, entryColours } from '@hbg/contract/schedule';
import { expect, test } from 'vitest';
import { changedPlan } from './changed-plan.ts';

const today = '2026-03-01';

const seen: EntryValues = {
  title: 'Mathe',
  description: '',
  subject: 'Mathe',
  dayOfWeek: 1,
  startTime: '08:00',
  endTime: '09:30',
  weekOffset: 0,
  isRecurring: true,
  everyWeeks: 1,
  until: null,
  restsInHolidays: true,
  reminderMinutes: 15,
  priority: 2,
  color: entryColours.blue,
};

const { weekOffset: _, ...plan } = { ...seen, firstWeek: today };

test('what another device has changed stays', () => {
  const current = { ...plan, title: 'Mathe bei Frau Bit', priority: 3 } as const;
  const sent = { ...seen, description: 'Geodreieck!' };
  expect(changedPlan(current, { sent, was: seen, today })).toEqual({
    ...current,
    description: 'Geodreieck!',
  });
});

test('the later one wins where both have changed the same', () => {
  const current = { ...plan, title: 'Mathe 1' };
  const sent = { ...seen, title: 'Mathe 2' };
  expect(changedPlan(current, { sent, was: seen, today }).title).toBe('Mathe 2');
});

test('day and times are moved as one', () => {
  const current = { ...plan, startTime: '10:00', endTime: '11:30' };
  const sent = { ...seen, dayOfWeek: 3 };
  expect(changedPlan(current, { sent, was: seen, today })).toEqual({ ...plan, dayOfWeek: 3 });
});

test('who does not say what they saw sends all', () => {
  const current = { ...plan, title: 'Anders' };
  expect(changedPlan(current, { sent: seen, was: undefined, today })).toEqual(plan);
});

test.each([
  ['a series goes on from its own first week', {}, { weekOffset: 5 }, '2026-03-01'],
  ['a series that is wanted earlier begins earlier', {}, { weekOffset: -2 }, '2026-02-15'],
  [
    'one that is there once moves to the week',
    { isRecurring: false },
    { weekOffset: 5, isRecurring: false },
    '2026-04-05',
  ],
  [
    'one that was there once begins in the week',
    { isRecurring: false },
    { weekOffset: 5 },
    '2026-04-05',
  ],
  [
    'one that is to be there once stays in the week',
    {},
    { weekOffset: 5, isRecurring: false },
    '2026-04-05',
  ],
  ['what gets rarer is there in the week', {}, { weekOffset: 5, everyWeeks: 2 }, '2026-03-08'],
  ['what gets rarer stays where it fits', {}, { weekOffset: 4, everyWeeks: 2 }, '2026-03-01'],
] as const)('%s', (_title, current, sent, firstWeek) => {
  const change = { sent: { ...seen, ...sent }, was: undefined, today };
  expect(changedPlan({ ...plan, ...current }, change).firstWeek).toBe(firstWeek);
});
