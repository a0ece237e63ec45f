import type { EngineState, RunHooks } from '@hbg/python/browser/python-engine';
import type { Ending, RunResult } from '@hbg/python/protocol';
import { runPython } from '../shared/run-python.ts';

/** Stands in for the page's Python: the test says what the program does. */
export function fakeEngine(first: EngineState = { kind: 'ready' }) {
  const listeners = new Set<() => void>();
  const runs: FakeRun[] = [];
  const engine = {
    state: first,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    run: (code: string, hooks: RunHooks = {}) => {
      const run = fakeRun(code, hooks);
      runs.push(run);
      return run;
    },
  };
  return {
    runs,
    become: (state: EngineState) => {
      engine.state = state;
      for (const listener of listeners) listener();
    },
    run: ((code, hooks) => runPython(code, hooks, async () => engine)) satisfies typeof runPython,
  };
}

export const finished: Ending = { kind: 'finished', exitCode: 0 };

type FakeRun = ReturnType<typeof fakeRun>;

function fakeRun(code: string, hooks: RunHooks) {
  const { promise, resolve } = Promise.withResolvers<RunResult>();
  const heard: string[] = [];
  const end = (ending: Ending) => resolve({ ...ending, output: '', durationMs: 1 });
  return {
    code,
    hooks,
    heard,
    result: promise,
    print: (text: string, stream: 'out' | 'err' = 'out') => hooks.onPrinted?.([{ stream, text }]),
    end,
    stop: () => end({ kind: 'stopped', error: null }),
    answer: (line: string) => heard.push(line),
    sendEvent: (event: string) => heard.push(event),
  };
}
