import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { createQueryClient } from '../../query-client.ts';
import { writeEntry } from './code/local-entries.ts';
import { codeKey } from './code/sync-state.ts';
import { keepState } from './code/version-queue.ts';
import { completeLesson } from './progress-queue.ts';
import { useLeftovers } from './use-leftovers.ts';

const client = createQueryClient();

function Around({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('runs and completed lessons go to the server as soon as it answers again', async () => {
  fakeServer({});
  await keepState('1', 7, { code: 'print(1)', cause: 'run' });
  await completeLesson('1', 7, 'print(1)');
  const { result } = renderHook(() => useLeftovers('1'), { wrapper: Around });
  expect(result.current).toBe(true);
  const sent = fakeServer({
    'POST /api/code-versions': () => Response.json({}),
    'POST /api/progress': () => Response.json({}),
  });
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/code-versions', 'POST /api/progress']);
  expect(result.current).toBe(false);
});

test('what begins to wait later is noticed, and nothing is sent while nothing waits', async () => {
  const sent = fakeServer({});
  const { result } = renderHook(() => useLeftovers('1'), { wrapper: Around });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(sent).toEqual([]);
  await act(() => keepState('1', 7, { code: 'print(1)', cause: 'run' }));
  expect(result.current).toBe(true);
});

test('what waits is looked through when it changes, also in another tab, and not with every key', async () => {
  fakeServer({});
  await keepState('1', 7, { code: 'print(1)', cause: 'run' });
  const read = vi.spyOn(Storage.prototype, 'getItem');
  const { result, rerender } = renderHook(() => useLeftovers('1'), { wrapper: Around });
  read.mockClear();
  for (const code of ['a', 'ab', 'abc']) {
    act(() => writeEntry(codeKey('1', 7), code));
    rerender();
  }
  expect(read).not.toHaveBeenCalled();
  expect(result.current).toBe(true);
  localStorage.clear();
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current).toBe(false);
});
