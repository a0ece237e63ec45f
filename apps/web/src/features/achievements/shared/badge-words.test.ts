import { expect, test } from 'vitest';
import { earnedWords, howFar } from './badge-words.ts';

const description = 'Du hast die Lektion „Tags schachteln“ abgeschlossen.';

test('a badge that is open counts only where there is more than one to count', () => {
  expect(howFar({ have: 0, need: 1 })).toBe('noch offen');
  expect(howFar({ have: 1, need: 3 })).toBe('1 von 3 bisher');
});

test.each([
  ['what has completed it', 'Bilder', `${description} Geschafft mit „Bilder“.`],
  ['what it says already once', 'Tags schachteln', description],
  ['nothing where that is not known', null, description],
])('one that was earned names %s', (_, because, words) => {
  expect(earnedWords({ description, because })).toBe(words);
});
