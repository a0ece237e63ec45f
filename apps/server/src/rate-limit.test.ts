import { expect, test } from 'vitest';
import { createTestClock } from '../test/test-app.ts';
import { RateLimit } from './rate-limit.ts';

test('so much may come in one go, and then as fast as the rate, for each learner', () => {
  const clock = createTestClock();
  const limit = new RateLimit(clock, { atOnce: 5, perSecond: 0.5 });
  const take = (times: number) => Array.from({ length: times }, () => limit.take(1));
  expect(take(7)).toEqual([0, 0, 0, 0, 0, 2, 2]);
  expect(limit.take(2)).toBe(0);
  clock.advance(1_500);
  expect(take(1)).toEqual([1]);
  clock.advance(500);
  expect(take(2)).toEqual([0, 2]);
  clock.advance(3_600_000);
  expect(take(6)).toEqual([0, 0, 0, 0, 0, 2]);
});
