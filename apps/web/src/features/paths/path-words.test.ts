import { expect, test } from 'vitest';
import { lengthOf } from './path-words.ts';

test.each([
  [45, '45 Minuten'],
  [60, '1 Stunde'],
  [65, '1:05 Stunden'],
  [120, '2 Stunden'],
])('%i minutes are %s', (minutes, words) => {
  expect(lengthOf(minutes).replace('\u00a0', ' ')).toBe(words);
});
