import { expect, it } from 'vitest';
import { withUmlauts } from '../src/source/with-umlauts.ts';

it.each([
  [/^\w+$/, 'größe', 'größe'],
  [/[\w.]+/, '(schüler.höhe)', 'schüler.höhe'],
  [/(\w+)\+\+/, 'zähler++', 'zähler++'],
  [/\bfür\b/, 'wofür für dafür', 'für'],
  [/\bals\b/, 'fällals', null],
  [/\bif\b/, 'x if y', 'if'],
  [/\bif\b/, 'schiffüber', null],
  [/\[\w\]/, 'a[ä]', '[ä]'],
  [/^\\w$/, '\\w', '\\w'],
])('finds with %s in %s: %s', (pattern, text, found) => {
  expect(withUmlauts(pattern).exec(text)?.[0] ?? null).toBe(found);
});

it('keeps the flags of a pattern, and one that already knows umlauts', () => {
  const once = withUmlauts(/^\w+$/gim);
  expect(once.flags).toBe('gimu');
  expect(withUmlauts(once)).toEqual(once);
});
