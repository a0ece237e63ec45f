import { act, renderHook } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../../testing/fake-server.ts';
import { writeEntry } from '../../../../ui/entries.ts';
import { codeKey } from './sync-state.ts';
import { useWaiting } from './use-waiting.ts';
import { keepState, waitingOf } from './version-queue.ts';

const unit = 'lektion/7';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open() {
  return renderHook(() => useWaiting(useMemo(() => waitingOf('1'), [])));
}

test('runs go to the server as soon as it answers again', async () => {
  fakeServer({});
  await keepState('1', unit, { code: 'print(1)', cause: 'run' });
  const { result } = open();
  expect(result.current).toBe(true);
  const sent = fakeServer({ 'POST /api/code-versions': () => Response.json({}) });
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/code-versions']);
  expect(result.current).toBe(false);
});

test('what begins to wait later is noticed, and nothing is sent while nothing waits', async () => {
  const sent = fakeServer({});
  const { result } = open();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(sent).toEqual([]);
  await act(() => keepState('1', unit, { code: 'print(1)', cause: 'run' }));
  expect(result.current).toBe(true);
});

test('what waits is looked through when it changes, also in another tab, and not with every key', async () => {
  fakeServer({});
  await keepState('1', unit, { code: 'print(1)', cause: 'run' });
  const read = vi.spyOn(Storage.prototype, 'getItem');
  const { result, rerender } = open();
  read.mockClear();
  for (const code of ['a', 'ab', 'abc']) {
    act(() => writeEntry(codeKey('1', unit), code));
    rerender();
  }
  expect(read).not.toHaveBeenCalled();
  expect(result.current).toBe(true);
  localStorage.clear();
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current).toBe(false);
});
