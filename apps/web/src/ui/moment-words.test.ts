import { expect, test } from 'vitest';
import { momentWords } from './moment-words.ts';

const now = new Date(2026, 2, 1, 9, 5, 0);

test.each([
  [new Date(2026, 2, 1, 8, 50, 12), 'heute 08:50:12'],
  [new Date(2026, 2, 1, 9, 5, 30), 'heute 09:05:30'],
  [new Date(2026, 1, 28, 23, 59, 59), 'gestern 23:59'],
  [new Date(2026, 1, 27, 7, 0, 0), 'Fr., 27. Februar, 07:00'],
  [new Date(2025, 11, 31, 18, 30, 0), '31. Dezember 2025, 18:30'],
])('%s', (then, words) => {
  expect(momentWords(then.toISOString(), now, 'today to the second')).toBe(words);
});

test('what is read once needs no seconds', () => {
  const then = new Date(2026, 2, 1, 8, 50, 12).toISOString();
  expect(momentWords(then, now, 'to the minute')).toBe('heute 08:50');
});
