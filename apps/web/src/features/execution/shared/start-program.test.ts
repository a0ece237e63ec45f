import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeEngine, finished } from '../testing/fake-engine.ts';
import { LateDrawing } from './late-drawing.ts';
import type { ProgramEvent } from './program-state.ts';
import { type Engine, runPython } from './run-python.ts';
import { startProgram } from './start-program.ts';
import { takeTurn } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('who stops a program before its turn is free at once, and it never begins', async () => {
  const { run, runs } = fakeEngine();
  const other = Promise.withResolvers<void>();
  const turn = takeTurn(() => other.promise);
  const told: ProgramEvent['kind'][] = [];
  const { result, stop } = startProgram({
    code: 'print(1)',
    run,
    drawing: new LateDrawing(),
    tell: (...events) => told.push(...events.map(({ kind }) => kind)),
  });
  stop();
  expect(await result).toMatchObject({ kind: 'stopped' });
  expect(told.slice(0, 2)).toEqual(['started', 'ended']);
  other.resolve();
  await turn;
  await takeTurn(() => {});
  expect(runs).toEqual([]);
});

test('a program that prints at once is seen running and printing in one', async () => {
  const { told, program, end } = await startTold();
  expect(told).toEqual([]);
  program?.print('1\n');
  expect(told).toEqual([['started', 'printed']]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toHaveLength(1);
  await end();
});

test('a program that prints nothing yet is seen running soon', async () => {
  const { told, end } = await startTold();
  await vi.advanceTimersByTimeAsync(50);
  expect(told).toEqual([['started']]);
  await end();
});

async function startTold() {
  const { run, runs } = fakeEngine();
  const told: ProgramEvent['kind'][][] = [];
  const { result } = startProgram({
    code: 'print(1)',
    run,
    drawing: new LateDrawing(),
    tell: (...events) => told.push(events.map(({ kind }) => kind)),
  });
  await vi.advanceTimersByTimeAsync(0);
  const end = () => {
    runs[0]?.end(finished);
    return result;
  };
  return { told, program: runs[0], end };
}

test('the coach thinks about a program when its end is on the screen', async () => {
  const told: ProgramEvent['kind'][] = [];
  const { result } = startProgram({
    code: 'print(1)',
    run: () => {
      throw new Error('no way to run it');
    },
    drawing: new LateDrawing(),
    tell: (...events) => told.push(...events.map(({ kind }) => kind)),
  });
  await result;
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['started', 'ended']);
  await vi.advanceTimersByTimeAsync(40);
  expect(told).toEqual(['started', 'ended', 'coached']);
});

test('with Python at hand a program is on its way before anything is drawn, and the next waits for its end', async () => {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const engine: Engine = {
    state: { kind: 'ready' },
    subscribe: () => () => {},
    run: (code) => {
      started.push(code);
      const { promise, resolve } = Promise.withResolvers<typeof finishedRun>();
      ends.push(() => resolve(finishedRun));
      return { result: promise, stop() {}, answer() {}, sendEvent() {} };
    },
  };
  const begin = (code: string) =>
    startProgram({
      code,
      run: (source, hooks) => runPython(source, hooks, () => engine),
      drawing: new LateDrawing(),
      tell: () => {},
    });
  const first = begin('print(1)');
  const second = begin('print(2)');
  expect(started).toEqual(['print(1)']);
  ends[0]?.();
  await first.result;
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['print(1)', 'print(2)']);
  ends[1]?.();
  expect(await second.result).toEqual(finishedRun);
});

const finishedRun = { kind: 'finished', exitCode: 0, output: '', durationMs: 1 } as const;
