import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchKeys } from './watch-keys.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function press() {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
}

test('where nobody types there is nothing to wait for', async () => {
  await expect(watchKeys()(1_000)).resolves.toBeUndefined();
});

test('waits until the keys rest, however often they are pressed meanwhile', async () => {
  const keysRest = watchKeys();
  press();
  const rested = vi.fn<() => void>();
  void keysRest(1_000).then(rested);
  await vi.advanceTimersByTimeAsync(900);
  press();
  await vi.advanceTimersByTimeAsync(900);
  expect(rested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(rested).toHaveBeenCalledOnce();
});
