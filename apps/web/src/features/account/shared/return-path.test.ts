import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/', '/learn/1/3', '/tutorial?python', '/profile#ziele', '/learn/ä'])(
  'leads back to %s',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

test.each([
  '//host',
  '/\\host',
  '/\t/host',
  '/\n/host',
  '\\/host',
  'https://host/',
  'javascript:alert(1)',
  'learn/1/3',
  '',
  7,
  undefined,
  ['/learn'],
])('leads nowhere for %j', (wanted) => {
  expect(returnPath(wanted)).toBeUndefined();
});
