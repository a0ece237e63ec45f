import { beforeEach, expect, test, vi } from 'vitest';
import { Patience } from './patience.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const limits = { paragraphMs: 20_000, wholeMs: 90_000 };

test('nobody waits longer than 20 s for the first paragraph', () => {
  const patience = new Patience(limits);
  vi.advanceTimersByTime(19_999);
  expect(patience.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(patience.signal.aborted).toBe(true);
  expect(patience.isTooSlow).toBe(true);
});

test('each paragraph gives it 20 s more', () => {
  const patience = new Patience(limits);
  for (let count = 0; count < 4; count += 1) {
    vi.advanceTimersByTime(19_000);
    patience.goOn();
  }
  expect(patience.signal.aborted).toBe(false);
});

test('who stops in the middle is too slow, too', () => {
  const patience = new Patience(limits);
  patience.goOn();
  vi.advanceTimersByTime(20_000);
  expect(patience.isTooSlow).toBe(true);
});

test('after 90 s it is enough, and no failure', () => {
  const patience = new Patience(limits);
  for (let count = 0; count < 9; count += 1) {
    vi.advanceTimersByTime(10_000);
    patience.goOn();
  }
  expect(patience.signal.aborted).toBe(true);
  expect(patience.isTooSlow).toBe(false);
});

test('who gets the answer in one piece waits 20 s for all of it', () => {
  const patience = new Patience({ ...limits, wholeMs: limits.paragraphMs });
  vi.advanceTimersByTime(19_000);
  patience.goOn();
  vi.advanceTimersByTime(1_000);
  expect(patience.signal.aborted).toBe(true);
  expect(patience.isTooSlow).toBe(false);
});
