import { expect, test } from 'vitest';
import { diffLines } from './line-diff.ts';

function seen(before: string, after: string): string {
  const signs = { same: ' ', added: '+', removed: '-' };
  return diffLines(before, after)
    .map(({ kind, text }) => signs[kind] + text)
    .join('\n');
}

test.each([
  ['a\nb', 'a\nb', ' a\n b'],
  ['a\nb\nc', 'a\nc', ' a\n-b\n c'],
  ['a\nc', 'a\nb\nc', ' a\n+b\n c'],
  ['a\nb', 'a\nB', ' a\n-b\n+B'],
  ['', 'a', '-\n+a'],
  ['x\ny\nz', 'z\nx\ny', '+z\n x\n y\n-z'],
])('from %j to %j', (before, after, shown) => {
  expect(seen(before, after)).toBe(shown);
});

test('very long texts are taken as a whole', () => {
  const long = 'x\n'.repeat(2_000);
  expect(diffLines(long, 'y').at(-1)).toEqual({ kind: 'added', text: 'y' });
});
