import { expect, test } from 'vitest';
import { createTestClock } from '../test/test-app.ts';
import { believable } from './clock.ts';

test.each([
  ['2026-02-28T08:00:00Z', '2026-02-28T08:00:00.000Z'],
  ['2036-01-01T00:00:00Z', '2026-03-01T08:00:00.000Z'],
  ['0000-01-01T00:00:00Z', '2026-01-30T08:00:00.000Z'],
])('what was made at %s was made at %s', (moment, made) => {
  expect(believable(createTestClock(), moment)).toBe(made);
});
