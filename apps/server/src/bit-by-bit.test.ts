import type { InParts } from '@hbg/tutor/in-parts';
import { expect, test } from 'vitest';
import { bitByBit } from './bit-by-bit.ts';

test('long work lets others have their turn again and again, and gives what it made', async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  expect(await bitByBit(partsOf(2, 30))).toBe(30);
  clearInterval(others);
  expect(turns).toBeGreaterThan(8);
});

test('what goes wrong in a part reaches who waits', async () => {
  await expect(bitByBit(broken())).rejects.toThrow('no such card');
});

function* partsOf(ms: number, count: number): InParts<number> {
  for (let part = 0; part < count; part += 1) {
    const until = performance.now() + ms;
    while (performance.now() < until);
    yield;
  }
  return count;
}

function* broken(): InParts<never> {
  yield;
  throw new Error('no such card');
}
