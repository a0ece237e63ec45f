import { expect, test } from 'vitest';
import { wordsKnown } from '../src/talk/foreign-words.ts';

test.each([
  ['<label for="name">Name</label>', ['eingabefeld']],
  ['#anzeige {', ['css-selektor']],
  ['#anzeige, .knopf { color: red; }', ['css-selektor', 'css-farbe']],
  ['* {', ['css-selektor']],
  ['*::before { margin: 0; }', ['css-selektor', 'margin-und-padding']],
  ['/* Farben */', ['kommentar']],
  [' * @param {string} name', ['kommentar']],
  ['# Punkte zählen', ['kommentar']],
  ['#include <vector>', ['modul', 'liste']],
  ['for (const punkt of punkte) {', ['for-schleife']],
])('of %s is known what it is about', (line, cards) => {
  expect(wordsKnown(line).map(({ card }) => card)).toEqual(cards);
});
