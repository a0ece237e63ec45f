import { expect, test } from 'vitest';
import { makePassphrase, words } from './passphrase.ts';

test('every word is short, plain and there once', () => {
  expect(words.filter((word) => !/^[a-z]{3,10}$/.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThanOrEqual(800);
});

test('a passphrase is three words of the list, and two are not the same', () => {
  const passphrase = makePassphrase();
  expect(passphrase.split('-').filter((word) => words.includes(word))).toHaveLength(3);
  expect(makePassphrase()).not.toBe(passphrase);
});
