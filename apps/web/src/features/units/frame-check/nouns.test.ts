import { expect, test } from 'vitest';
import { counted, one } from './nouns.ts';

test.each([
  ['a', 'ein Link', '2 Links'],
  ['ul', 'eine Liste', '2 Listen'],
  ['nav a', 'ein Link in <nav>', '2 Links in <nav>'],
  [
    'h2.gold',
    'eine Überschrift <h2> mit der Klasse „gold“',
    '2 Überschriften <h2> mit der Klasse „gold“',
  ],
  ['#hupe', 'ein Element mit der id „hupe“', '2 Elemente mit der id „hupe“'],
  ['section', 'ein <section>', '2 <section>'],
  ['li:first-child', 'ein Element („li:first-child“)', '2 Elemente („li:first-child“)'],
])('%s is %s, and two of them are %s', (selector, alone, two) => {
  expect(one(selector)).toBe(alone);
  expect(counted(2, selector)).toBe(two);
  expect(counted(1, selector)).toBe(`1 ${alone.replace(/^eine? /, '')}`);
});
