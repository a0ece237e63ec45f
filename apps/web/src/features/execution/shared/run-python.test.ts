import type { EngineState } from '@hbg/python/browser/python-engine';
import type { RunResult } from '@hbg/python/protocol';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { type Engine, runPython } from './run-python.ts';

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

/** The page's Python in a state of the test's choosing. */
function pageWith(kind: EngineState['kind']) {
  const listeners = new Set<() => void>();
  const engine = {
    state: stateOf(kind),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    run() {
      return { result: Promise.resolve(here), stop: nothing, answer: nothing, sendEvent: nothing };
    },
    become(kind: EngineState['kind']) {
      engine.state = stateOf(kind);
      for (const listener of listeners) listener();
    },
  } satisfies Engine & Record<string, unknown>;
  return { engine, open: () => Promise.resolve(engine) };
}

function stateOf(kind: EngineState['kind']): EngineState {
  if (kind === 'loading') return { kind, share: 0.5 };
  return kind === 'failed' ? { kind, reason: 'no memory' } : { kind };
}

const nothing = () => {};
const failToLoad = () => Promise.reject(new Error('offline'));
const answering = { 'POST /api/execute': () => Response.json(fromServer) };
const refusing = { 'POST /api/execute': () => new Response('Nein.', { status: 503 }) };

test('runs in the page when its Python is ready', async () => {
  const sent = fakeServer(answering);
  expect(await runPython('print(1)', {}, pageWith('ready').open).result).toBe(here);
  expect(sent).toEqual([]);
});

test('runs on the server while Python is being loaded', async () => {
  const sent = fakeServer(answering);
  const printed: string[] = [];
  const hooks = {
    onPrinted: (pieces: readonly { text: string }[]) =>
      pieces.forEach(({ text }) => printed.push(text)),
  };
  const { result } = runPython('print(1)', hooks, pageWith('loading').open);
  expect(await result).toMatchObject({ kind: 'finished', output: 'server\n' });
  expect(printed).toEqual(['server\n']);
  expect(sent).toEqual([
    { call: 'POST /api/execute', body: { code: 'print(1)', language: 'python' } },
  ]);
});

test.each(['name = input()', 'import turtle', 'import time\ntime.sleep(1)'])(
  'waits for the page’s Python, and says so: %s',
  async (code) => {
    const sent = fakeServer(answering);
    const { engine, open } = pageWith('loading');
    let isWaiting = false;
    const onWaiting = () => {
      isWaiting = true;
      engine.become('ready');
    };
    expect(await runPython(code, { onWaiting }, open).result).toBe(here);
    expect(isWaiting).toBe(true);
    expect(sent).toEqual([]);
  },
);

test('waits for the page’s Python when the program is to be recorded', async () => {
  const sent = fakeServer(answering);
  const { engine, open } = pageWith('loading');
  const hooks = { onStep: nothing, onWaiting: () => engine.become('ready') };
  expect(await runPython('print(1)', hooks, open).result).toBe(here);
  expect(sent).toEqual([]);
});

test('runs on the server on a device that cannot load Python', async () => {
  fakeServer(answering);
  const { result } = runPython('name = input()', {}, pageWith('failed').open);
  expect(await result).toMatchObject({ kind: 'finished', output: 'server\n' });
});

test('waits for the page’s Python when the server does not answer', async () => {
  fakeServer(refusing);
  const { engine, open } = pageWith('loading');
  const { result } = runPython('print(1)', {}, open);
  setTimeout(() => engine.become('ready'));
  expect(await result).toBe(here);
});

test('without page and server the program was not executed', async () => {
  fakeServer(refusing);
  expect(await runPython('print(1)', {}, pageWith('failed').open).result).toEqual({
    kind: 'not-executed',
    output: '',
    durationMs: 0,
  });
  expect((await runPython('print(1)', {}, failToLoad).result).kind).toBe('not-executed');
});

test('the server’s afterword is no output of the program', async () => {
  const error = { type: 'NameError', traceback: 'Traceback …\nNameError: x\n' };
  const afterword = error.traceback;
  const output = `los\n${afterword}`;
  const failed = { success: false, result: 'python-error', error };
  const answer = { ...fromServer, ...failed, output, afterword };
  fakeServer({ 'POST /api/execute': () => Response.json(answer) });
  const { result } = runPython('print("los"); x', {}, pageWith('failed').open);
  expect(await result).toMatchObject({ kind: 'python-error', output: 'los\n' });
});

test('Stop ends the waiting for Python, and a run on the server', async () => {
  fakeServer({ 'POST /api/execute': () => new Promise<Response>(() => {}) });
  const waiting = runPython('input()', {}, pageWith('loading').open);
  waiting.stop();
  expect((await waiting.result).kind).toBe('stopped');
});
