import type { EngineState } from '@hbg/python/browser/python-engine';
import type { RunResult } from '@hbg/python/protocol';
import { expect, test, vi } from 'vitest';
import { fakeServer, refusal } from '../../../../testing/fake-server.ts';
import type { Engine } from './run-python.ts';
import { tryProgram } from './try-program.ts';
import { takeTurn } from './turns.ts';

const here: RunResult = { kind: 'finished', exitCode: 0, output: 'here\n', durationMs: 1 };
const fromServer = {
  output: 'server\n',
  success: true,
  result: 'finished',
  exitCode: 0,
  afterword: '',
  durationMs: 5,
  error: null,
};

function pageIs(state: EngineState) {
  const run = vi.fn<Engine['run']>(() => ({
    result: Promise.resolve(here),
    stop: () => {},
    answer: () => {},
    sendEvent: () => {},
  }));
  return {
    run,
    open: async () => ({ state, subscribe: () => () => undefined, run }),
  };
}

const failToLoad = () => Promise.reject(new Error('offline'));

test('a program is tried out in the page, with lines typed', async () => {
  const { run, open } = pageIs({ kind: 'ready' });
  expect(await tryProgram('x = input()', ['7'], open)).toEqual({
    kind: 'finished',
    output: 'here\n',
  });
  expect(run).toHaveBeenCalledExactlyOnceWith('x = input()', {}, { inputs: ['7'] }, {});
});

test('it waits for its turn', async () => {
  const { run, open } = pageIs({ kind: 'ready' });
  const running = Promise.withResolvers<void>();
  const turn = takeTurn(() => running.promise);
  const tried = tryProgram('1', [], open);
  await new Promise(setImmediate);
  expect(run).not.toHaveBeenCalled();
  running.resolve();
  await turn;
  expect(await tried).toMatchObject({ output: 'here\n' });
});

test('without the page’s Python the server runs what needs no lines', async () => {
  fakeServer({ 'POST /api/execute': () => Response.json(fromServer) });
  const { open } = pageIs({ kind: 'loading', share: 0 });
  expect(await tryProgram('1', [], open)).toEqual({ kind: 'finished', output: 'server\n' });
  expect(await tryProgram('input()', ['7'], open)).toBeNull();
});

test('where nobody can run it there is no answer', async () => {
  fakeServer({ 'POST /api/execute': () => refusal(503, 'busy') });
  const { open } = pageIs({ kind: 'failed', reason: 'x' });
  expect(await tryProgram('1', [], open)).toBeNull();
  expect(await tryProgram('input()', ['7'], failToLoad)).toBeNull();
});

test('what the learner starts ends it, and what waits behind it', async () => {
  const { open } = pageIs({ kind: 'ready' });
  const trial = Promise.withResolvers<RunResult>();
  const run = vi.fn<Engine['run']>(() => ({
    result: trial.promise,
    stop: () => trial.resolve({ kind: 'stopped', error: null, output: '', durationMs: 1 }),
    answer: () => {},
    sendEvent: () => {},
  }));
  const openSlow = async () => ({ ...(await open()), run });
  const sent = fakeServer({ 'POST /api/execute': () => Response.json(fromServer) });
  const tried = [tryProgram('while 1: 1', [], openSlow), tryProgram('2', [], openSlow)];
  await vi.waitFor(() => expect(run).toHaveBeenCalled());
  expect(await takeTurn(() => 'the learner’s')).toBe('the learner’s');
  expect(await Promise.all(tried)).toEqual([null, null]);
  expect(run).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});
