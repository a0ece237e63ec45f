import { expect, test } from 'vitest';
import { sizeFor } from './pool-size.ts';

const gigabyte = 1024 ** 3;

test.each([
  [2, 1, { warm: 1, most: 1 }],
  [4, 2, { warm: 3, most: 3 }],
  [2, 24, { warm: 2, most: 6 }],
  [16, 64, { warm: 8, most: 34 }],
  [1, 0.25, { warm: 1, most: 1 }],
])('%i cores and %d GB bear so many processes', (cores, gigabytes, size) => {
  expect(sizeFor(cores, gigabytes * gigabyte)).toEqual(size);
});
