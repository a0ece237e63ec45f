import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StopReason } from './messages.ts';
import { patienceAfter, Watchdog } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A frame that has begun, and that answers as long as `answers` is true. */
function watched(patience = 1) {
  const frame = { answers: true, stopped: new Array<StopReason>() };
  const watchdog: Watchdog = new Watchdog(
    () => frame.answers && watchdog.hear('pong'),
    (reason) => {
      watchdog.end();
      frame.stopped.push(reason);
    },
  );
  watchdog.start();
  watchdog.hearBegun(patience);
  return { frame, watchdog };
}

test('a frame that answers goes on', () => {
  const { frame } = watched();
  vi.advanceTimersByTime(60_000);
  expect(frame.stopped).toEqual([]);
});

test('a frame that has stopped answering is gone within two seconds', () => {
  const { frame } = watched();
  vi.advanceTimersByTime(1_000);
  frame.answers = false;
  vi.advanceTimersByTime(2_000);
  expect(frame.stopped).toEqual(['silent']);
});

test('the guard within the page, which knows the line, has its second and a half before', () => {
  const { frame, watchdog } = watched();
  vi.advanceTimersByTime(1_000);
  frame.answers = false;
  vi.advanceTimersByTime(1_600);
  watchdog.hear('endless');
  frame.answers = true;
  vi.advanceTimersByTime(60_000);
  expect(frame.stopped).toEqual([]);
});

test('a frame that took long to begin gets longer, for its machine is slow or busy', () => {
  expect([50, 1_000, 60_000].map(patienceAfter)).toEqual([1, 2, 5]);
  const { frame } = watched(2);
  frame.answers = false;
  vi.advanceTimersByTime(3_000);
  expect(frame.stopped).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(frame.stopped).toEqual(['silent']);
});

test('hours in which the computer slept count for nothing', () => {
  const { frame } = watched();
  frame.answers = false;
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1_000);
  frame.answers = true;
  vi.advanceTimersByTime(60_000);
  expect(frame.stopped).toEqual([]);
});

test('one that has loaded something else has left', () => {
  const { frame, watchdog } = watched();
  watchdog.hearOwnLoad();
  watchdog.hearLoad();
  frame.answers = false;
  watchdog.hearLoad();
  vi.advanceTimersByTime(4_000);
  expect(frame.stopped).toEqual(['left']);
});

test('one that hangs right after it has loaded hasn’t left', () => {
  const { frame, watchdog } = watched();
  frame.answers = false;
  watchdog.hearOwnLoad();
  watchdog.hearLoad();
  vi.advanceTimersByTime(4_000);
  expect(frame.stopped).toEqual(['silent']);
});

test('a fresh frame gets longer to begin', () => {
  const stopped: StopReason[] = [];
  const watchdog = new Watchdog(
    () => {},
    (reason) => stopped.push(reason),
  );
  watchdog.start();
  vi.advanceTimersByTime(10_000);
  expect(stopped).toEqual([]);
  vi.advanceTimersByTime(20_000);
  watchdog.end();
  expect(stopped[0]).toBe('silent');
});
