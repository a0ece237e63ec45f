import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FrameBatch } from './frame-batch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the first is handed on at once, what follows it once a frame', () => {
  const handed: (readonly number[])[] = [];
  const batch = new FrameBatch<number>((items) => handed.push(items));
  batch.add([1]);
  batch.add([2, 3]);
  batch.add([4]);
  expect(handed).toEqual([[1]]);
  vi.advanceTimersToNextFrame();
  expect(handed).toEqual([[1], [2, 3, 4]]);
  batch.add([5]);
  vi.advanceTimersToNextFrame();
  expect(handed.at(-1)).toEqual([5]);
});

test('after a quiet frame the next is handed on at once again', () => {
  const handed: (readonly number[])[] = [];
  const batch = new FrameBatch<number>((items) => handed.push(items));
  batch.add([1]);
  vi.advanceTimersToNextFrame();
  batch.add([2]);
  expect(handed).toEqual([[1], [2]]);
});

test('what waits for its frame can be called for, and comes only once', () => {
  const handed: (readonly number[])[] = [];
  const batch = new FrameBatch<number>((items) => handed.push(items));
  batch.add([1]);
  batch.add([2]);
  batch.flush();
  vi.advanceTimersToNextFrame();
  expect(handed).toEqual([[1], [2]]);
});
