import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date(2026, 10, 22, 18, 30).getTime();

test.each([
  ['a moment ago', new Date(2026, 10, 22, 18, 29, 30), 'gerade eben'],
  ['by a clock that is ahead', new Date(2026, 10, 22, 18, 31), 'gerade eben'],
  ['a minute ago', new Date(2026, 10, 22, 18, 29), 'vor 1 Minute'],
  ['minutes ago', new Date(2026, 10, 22, 18, 25), 'vor 5 Minuten'],
  ['hours ago', new Date(2026, 10, 22, 15, 0), 'vor 3 Stunden'],
  ['the day before', new Date(2026, 10, 21, 9, 5), '21. November um 09:05'],
  ['a year before', new Date(2025, 10, 21, 9, 5), '21. November 2025 um 09:05'],
])('%s', (_, then, text) => {
  expect(timeAgo(then.toISOString(), now)).toBe(text);
});
