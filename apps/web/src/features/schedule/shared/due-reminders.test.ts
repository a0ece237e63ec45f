import { expect, test } from 'vitest';
import { entryNamed } from '../testing/plan-server.ts';
import { dueReminders, remindersOf, reminderWords } from './due-reminders.ts';

const today = '2026-11-24';
const minute = 60_000;

function at(time: string): number {
  return new Date(`${today}T${time}:00`).getTime();
}

const [guitar] = remindersOf({ today, entries: [entryNamed('Gitarre')] });

test('rings so many minutes before, by the clock on the wall', () => {
  expect(guitar).toEqual({
    title: 'Gitarre',
    startTime: '16:30',
    startsAt: at('16:30'),
    ringsAt: at('16:15'),
  });
  const [summer] = remindersOf({
    today: '2026-03-28',
    entries: [
      entryNamed('Früh', {
        dayOfWeek: 0,
        weekOffset: 1,
        startTime: '08:00',
        reminderMinutes: 1_440,
      }),
    ],
  });
  expect(new Date(summer?.startsAt ?? 0).getHours()).toBe(8);
});

test.each([
  ['before its time', '16:00', '16:14', 0],
  ['at its time', '16:14', '16:15', 1],
  ['not once more', '16:15', '16:16', 0],
  ['on waking, when it was missed by less than an hour', '12:00', '17:10', 1],
  ['not when it was missed by more', '12:00', '17:16', 0],
])('is due %s', (_, lookedAt, now, count) => {
  const due = dueReminders(guitar ? [guitar] : [], at(lookedAt), at(now));
  expect(due).toHaveLength(count);
});

test.each([
  ['16:15', 'Gitarre', 'In 15 Minuten, um 16:30 Uhr.'],
  ['16:29', 'Gitarre', 'In einer Minute, um 16:30 Uhr.'],
  ['16:30', 'Gitarre', 'Jetzt geht es los.'],
  ['15:00', 'Gitarre', 'Um 16:30 Uhr geht es los.'],
  ['16:50', 'Verpasst: Gitarre', 'Das war um 16:30 Uhr.'],
])('says at %s how long it is', (now, title, text) => {
  expect(guitar && reminderWords(guitar, at(now) + minute / 4)).toEqual({ title, text });
});
