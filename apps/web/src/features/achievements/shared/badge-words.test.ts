import { expect, test } from 'vitest';
import { badgeWords, earnedWords } from './badge-words.ts';

const description = 'Du hast die Lektion „Tags schachteln“ abgeschlossen.';

test('a badge that is open says what is to be done', () => {
  expect(badgeWords({ description, earnedAt: '2026-11-24T10:00:00.000Z' })).toBe(description);
  expect(badgeWords({ description, earnedAt: null })).toBe(`Noch offen: ${description}`);
});

test.each([
  ['what has completed it', 'Bilder', `${description} Geschafft mit „Bilder“.`],
  ['what it says already once', 'Tags schachteln', description],
  ['nothing where that is not known', null, description],
])('one that was earned names %s', (_, because, words) => {
  expect(earnedWords({ description, because })).toBe(words);
});
