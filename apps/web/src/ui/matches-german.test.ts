import { expect, it } from 'vitest';
import { matchesGerman } from './matches-german.ts';

it.each([
  ['Übung', 'ubung'],
  ['Übung', 'uebung'],
  ['Übung', 'UBUNG'],
  ['Übung', 'U\u0308bung'],
  ['U\u0308bung', 'uebung'],
  ['Uebung', 'übung'],
  ['Straße', 'strasse'],
  ['STRASSE', 'straße'],
  ['Französisch', 'zös'],
  ['Abenteuer', 'er'],
  ['Café', 'cafe'],
  ['Mathe', ' '],
])('finds %s by %s', (text, query) => {
  expect(matchesGerman(text, query)).toBe(true);
});

it.each([
  ['Übung', 'obung'],
  ['Biologie', 'ö'],
  ['Biologie', 'oe'],
])("doesn't find %s by %s", (text, query) => {
  expect(matchesGerman(text, query)).toBe(false);
});
