import { maxCodeBytes } from '@hbg/contract/execution';
import { expect, test } from 'vitest';
import { isTooLong } from './program-size.ts';

test.each([
  ['nothing', '', false],
  ['as much as the server takes', '#'.repeat(maxCodeBytes), false],
  ['one sign more', '#'.repeat(maxCodeBytes + 1), true],
  ['umlauts, which take two bytes each', 'ü'.repeat(maxCodeBytes / 2 + 1), true],
  ['so many emojis, which take four', '🤖'.repeat(maxCodeBytes / 4), false],
])('%s', (_, code, expected) => {
  expect(isTooLong(code)).toBe(expected);
});
