import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { createQueryClient } from '../../query-client.ts';
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

test('completed lessons go to the server as soon as it answers again', async () => {
  fakeServer({});
  await completeLesson('1', 7, 'print(1)');
  const { result } = renderHook(() => useLeftovers('1'), { wrapper: Around });
  expect(result.current).toBe(true);
  const sent = fakeServer({ 'POST /api/progress': () => Response.json({}) });
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/progress']);
  expect(result.current).toBe(false);
});
