import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { createQueryClient } from '../../../query-client.ts';
import type { ProgramResult } from '../../execution/shared/run-python.ts';
import { complete } from './complete.ts';
import { useActiveMinutes } from './use-active-minutes.ts';
import { useLeftovers } from './use-leftovers.ts';
import { useRepairs } from './use-repairs.ts';

const activity = 'POST /api/activity';
const noted = () => new Response(null, { status: 204 });
const client = createQueryClient();

function Around({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a minute in which somebody does something is noted, and known to the page', async () => {
  const sent = fakeServer({ [activity]: noted });
  const { result } = renderHook(() => useActiveMinutes('1', 'ki/obst'));
  for (const _ of [1, 2, 3]) {
    await act(() => vi.advanceTimersByTimeAsync(25_000));
    fireEvent.keyDown(document.body, { key: 'a' });
  }
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current()).toBe(1);
  expect(sent).toMatchObject([{ body: { kind: 'worked', unit: 'ki/obst', minutes: 1 } }]);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(result.current()).toBe(1);
});

const finished = { kind: 'finished', exitCode: 0, output: '', durationMs: 1 } as const;
const error = {
  type: 'NameError',
  message: '',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  source: null,
  suggestion: null,
  frames: [],
  values: [],
  cause: null,
  traceback: '',
};
const failed = { kind: 'python-error', output: '', durationMs: 1, error } as const;

test('a run without an error after one with an error is noted as repaired', async () => {
  const sent = fakeServer({ [activity]: noted });
  const runs: readonly ProgramResult[] = [
    { ...finished },
    { ...failed },
    { ...failed },
    { ...finished },
    { ...finished },
  ];
  const { rerender } = renderHook(
    ({ last }: { last: ProgramResult | null }) => useRepairs('1', 'ki/obst', last),
    {
      initialProps: { last: runs[0] ?? null },
    },
  );
  for (const last of runs.slice(1)) rerender({ last });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(sent).toMatchObject([{ body: { kind: 'repaired', unit: 'ki/obst' } }]);
});

test('what is done goes to the server as soon as it answers again', async () => {
  fakeServer({});
  const how = { reached: [], quiz: null, hints: 0, hadSolution: false, minutes: 0 };
  await complete('1', 'ki/obst', how);
  const { result } = renderHook(() => useLeftovers('1'), { wrapper: Around });
  expect(result.current).toBe(true);
  const sent = fakeServer({ 'POST /api/completions': () => Response.json({}) });
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/completions']);
  expect(result.current).toBe(false);
});
