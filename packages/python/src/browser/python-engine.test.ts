import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorkers } from '../../test/fake-worker.ts';
import type { Ending } from '../protocol.ts';
import { PythonEngine, type RunHooks } from './python-engine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const finished: Ending = { kind: 'finished', exitCode: 0 };

function openEngine({ hasSpare = false } = {}) {
  const workers = new FakeWorkers();
  const engine = new PythonEngine({
    engine: { folder: '/python/1/', snapshotBytes: 1 },
    createWorker: workers.create,
    hasSpare,
  });
  engine.start();
  return { engine, workers };
}

function openReady(options?: { hasSpare?: boolean }) {
  const opened = openEngine(options);
  opened.workers.newest.becomeReady();
  return opened;
}

/** A program that has begun in the newest worker. */
function openRunning(hooks?: RunHooks) {
  const { engine, workers } = openReady();
  const run = engine.run('while True: pass', hooks);
  return { engine, workers, run, worker: workers.newest };
}

test('what is printed is handed on and kept for the result', async () => {
  const onPrinted = vi.fn<NonNullable<RunHooks['onPrinted']>>();
  const { run, worker } = openRunning({ onPrinted });
  worker.say({ kind: 'printed', id: 1, printed: [{ stream: 'out', text: 'Hallo\n' }] });
  worker.say({ kind: 'ended', id: 1, ending: finished, durationMs: 5, files: null });
  expect(await run.result).toEqual({ ...finished, output: 'Hallo\n', durationMs: 5 });
  expect(onPrinted).toHaveBeenCalledOnce();
});

test('a program that does not listen is ended 300 ms after the first of many clicks', async () => {
  const { run, workers, worker } = openRunning();
  for (let clicks = 0; clicks < 5; clicks += 1) {
    run.stop();
    vi.advanceTimersByTime(60);
  }
  expect(await run.result).toMatchObject({ kind: 'stopped', error: null });
  expect(worker.isEnded).toBe(true);
  expect(workers.newest).not.toBe(worker);
});

test('the next program is not hit by the Stop of the last one', () => {
  const { engine, run, worker } = openRunning();
  run.stop();
  worker.say({
    kind: 'ended',
    id: 1,
    ending: { kind: 'stopped', error: null },
    durationMs: 1,
    files: null,
  });
  engine.run('print(1)');
  vi.advanceTimersByTime(1_000);
  expect(worker.isEnded).toBe(false);
});

test('a program that follows one that wore its Python out runs in a fresh one', async () => {
  const { engine, run, workers, worker } = openRunning();
  worker.say({ kind: 'ended', id: 1, ending: finished, durationMs: 1, files: null });
  await run.result;
  const next = engine.run('print(2)');
  worker.say({ kind: 'worn' });
  worker.say({ kind: 'printed', id: 2, printed: [{ stream: 'out', text: 'von früher' }] });
  expect(workers.newest.orders).toEqual([]);
  workers.newest.becomeReady();
  expect(workers.newest.orders).toMatchObject([{ id: 2, code: 'print(2)' }]);
  workers.newest.say({ kind: 'ended', id: 2, ending: finished, durationMs: 1, files: null });
  expect(await next.result).toMatchObject({ kind: 'finished', output: '' });
});

test('the spare one takes over at once, with the files of the session', async () => {
  const { engine, workers } = openReady({ hasSpare: true });
  const [first] = workers.all;
  vi.advanceTimersByTime(1_000);
  workers.newest.becomeReady();
  const files = [{ path: '/home/hbg/a.txt', content: new Uint8Array([1]) }];
  const run = engine.run('open("a.txt", "w")');
  first?.say({
    kind: 'ended',
    id: 1,
    ending: { kind: 'crashed', error: null },
    durationMs: 1,
    files,
  });
  await run.result;
  expect(engine.state.kind).toBe('ready');
  engine.run('print(1)');
  expect(workers.all[1]?.orders).toMatchObject([{ id: 2, files }]);
});

test('a worker that says what it may not say is replaced, and its program has crashed', async () => {
  const { engine, run, workers, worker } = openRunning();
  worker.sayAnything({ kind: 'printed', id: 1, printed: [{ stream: 'out', text: {} }] });
  expect(await run.result).toMatchObject({ kind: 'crashed' });
  workers.newest.becomeReady();
  expect(engine.state.kind).toBe('ready');
});

test.each([
  ['rubbish', 'rubbish'],
  [
    'an ending without its error',
    { kind: 'ended', id: 1, ending: { kind: 'python-error' }, durationMs: 1, files: null },
  ],
  [
    'an error without a traceback',
    {
      kind: 'ended',
      id: 1,
      ending: { kind: 'python-error', error: { type: 'X' } },
      durationMs: 1,
      files: null,
    },
  ],
  ['files that are none', { kind: 'ended', id: 1, ending: finished, durationMs: 1, files: ['x'] }],
  ['an unknown kind', { kind: 'toString', id: 1 }],
])('a worker may not say %s', async (_what, data) => {
  const { run, worker } = openRunning();
  worker.sayAnything(data);
  expect(await run.result).toMatchObject({ kind: 'crashed' });
});

test('what failed to load can be started again', () => {
  const { engine, workers } = openEngine();
  workers.newest.say({ kind: 'failed', reason: 'no network' });
  expect(engine.state).toEqual({ kind: 'failed', reason: 'no network' });
  engine.start();
  workers.newest.becomeReady();
  expect(engine.state.kind).toBe('ready');
});

test('the silent minute is asked about once a minute, but not while the program waits', () => {
  const onSilent = vi.fn<() => void>();
  const { worker } = openRunning({ onSilent });
  for (let seconds = 0; seconds < 120; seconds += 1) {
    worker.say({ kind: 'waits', id: 1, ms: 1_000 });
    vi.advanceTimersByTime(1_000);
  }
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(121_000);
  expect(onSilent).toHaveBeenCalledTimes(2);
});

test('nobody is asked while the program waits for an answer', () => {
  const onSilent = vi.fn<() => void>();
  const { run, worker } = openRunning({ onSilent });
  worker.say({ kind: 'asks', id: 1 });
  vi.advanceTimersByTime(600_000);
  expect(onSilent).not.toHaveBeenCalled();
  run.answer('42');
  expect(worker.received.at(-1)).toEqual({ kind: 'mail', mail: { kind: 'answer', text: '42' } });
});

test('an ended engine runs nothing more', async () => {
  const { engine, run } = openRunning();
  engine.end();
  expect(await run.result).toMatchObject({ kind: 'stopped' });
  expect(engine.state.kind).toBe('waiting');
  expect(() => engine.run('print(1)')).toThrow('not ready');
});

const note = (line: number, changes: unknown[] = []) =>
  JSON.stringify({ kind: 'line', stack: [[0, line]], leftOut: 0, changes });

test('a program is recorded only when somebody listens', () => {
  const { worker } = openRunning();
  expect(worker.orders.at(-1)).toMatchObject({ records: false, trial: null });
  const recorded = openRunning({ onStep: () => {} });
  expect(recorded.worker.orders.at(-1)).toMatchObject({ records: true });
});

test('its steps are handed on whole', () => {
  const onStep = vi.fn<NonNullable<RunHooks['onStep']>>();
  const { worker } = openRunning({ onStep });
  const change = { call: 0, function: '', values: [['x', '1', []]], gone: [] };
  worker.say({ kind: 'step', id: 1, step: note(1, [change]) });
  worker.say({ kind: 'step', id: 1, step: note(2) });
  const values = [{ name: 'x', text: '1', parts: [] }];
  expect(onStep.mock.calls.map(([step]) => step)).toEqual([
    {
      kind: 'line',
      line: 1,
      leftOut: 0,
      calls: [{ id: 0, function: '', line: 1, values, changed: ['x'] }],
    },
    {
      kind: 'line',
      line: 2,
      leftOut: 0,
      calls: [{ id: 0, function: '', line: 2, values, changed: [] }],
    },
  ]);
});

test.each([
  ['rubbish', '{"kind":"line"}'],
  ['no JSON', 'Zeile 1'],
])('a program that tells %s as a step has crashed', async (_what, step) => {
  const { run, worker } = openRunning({ onStep: () => {} });
  worker.say({ kind: 'step', id: 1, step });
  expect(await run.result).toMatchObject({ kind: 'crashed' });
  expect(worker.isEnded).toBe(true);
});

test('a program that goes on after its last step is ended', async () => {
  const onCut = vi.fn<() => void>();
  const { run, worker } = openRunning({ onStep: () => {}, onCut });
  worker.say({ kind: 'cut', id: 1 });
  expect(onCut).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300);
  expect(await run.result).toMatchObject({ kind: 'stopped' });
  expect(worker.isEnded).toBe(true);
});

test('a trial has five seconds', async () => {
  const { engine, workers } = openReady();
  const run = engine.run('while True: pass', {}, { inputs: ['7'] });
  const worker = workers.newest;
  expect(worker.orders.at(-1)).toMatchObject({ trial: { inputs: ['7'] } });
  vi.advanceTimersByTime(4_999);
  expect(worker.received.at(-1)).toMatchObject({ kind: 'run' });
  vi.advanceTimersByTime(1);
  const ending: Ending = { kind: 'stopped', error: null };
  worker.say({ kind: 'ended', id: 1, ending, durationMs: 5_000, files: null });
  expect(await run.result).toMatchObject({ kind: 'timed-out' });
  expect(worker.isEnded).toBe(false);
});

const unit = { check: 'def goal_1(run): …', data: { 'wetter.csv': '1' }, goals: 2 };
const reached = { reached: true, sentence: null };

test('a check brings the result of each goal, null for those that nobody judged', async () => {
  const { engine, workers } = openReady();
  const onBug = vi.fn<(report: string) => void>();
  const check = engine.check('print(7)', unit, onBug);
  const worker = workers.newest;
  expect(worker.orders.at(-1)).toMatchObject({ code: 'print(7)', trial: { judge: unit } });
  worker.say({ kind: 'judged', id: 1, result: reached });
  worker.say({ kind: 'bug', id: 1, report: 'AttributeError' });
  worker.say({ kind: 'ended', id: 1, ending: finished, durationMs: 5, files: null });
  expect(await check.results).toEqual([reached, { reached: null, sentence: null }]);
  expect(onBug).toHaveBeenCalledExactlyOnceWith('AttributeError');
});

test('a check that never ends keeps what it has judged, and the rest is the program’s fault', async () => {
  const { engine, workers } = openReady();
  const check = engine.check('while True: pass', unit, () => {});
  workers.newest.say({ kind: 'judged', id: 1, result: reached });
  vi.advanceTimersByTime(20_300);
  const endless = { reached: false, sentence: 'Dein Programm hört nicht auf.' };
  expect(await check.results).toEqual([reached, endless]);
  expect(workers.all[0]?.isEnded).toBe(true);
});

test('a stopped check has judged nothing more', async () => {
  const { engine, workers } = openReady();
  const check = engine.check('while True: pass', unit, () => {});
  check.stop();
  const stopped: Ending = { kind: 'stopped', error: null };
  workers.newest.say({ kind: 'ended', id: 1, ending: stopped, durationMs: 5, files: null });
  expect(await check.results).toEqual([1, 2].map(() => ({ reached: null, sentence: null })));
});

test('a trial that does not listen loses its Python', async () => {
  const { engine, workers } = openReady();
  const run = engine.run('while True: pass', {}, { inputs: [] });
  vi.advanceTimersByTime(5_300);
  expect(await run.result).toMatchObject({ kind: 'timed-out' });
  expect(workers.all[0]?.isEnded).toBe(true);
});

test('the time of a trial does not reach the program after it', async () => {
  const { engine, workers } = openReady();
  const trial = engine.run('1', {}, { inputs: [] });
  workers.newest.say({ kind: 'ended', id: 1, ending: finished, durationMs: 1, files: null });
  await trial.result;
  engine.run('while True: pass');
  vi.advanceTimersByTime(20_000);
  expect(workers.newest.isEnded).toBe(false);
  expect(workers.newest.received.at(-1)).toMatchObject({ kind: 'run', id: 2 });
});
