import { execute } from '@hbg/contract/execution';
import type { Answer } from '@hbg/contract/route';
import type { Files } from '@hbg/contract/units';
import type { PythonEngine, Run, RunHooks } from '@hbg/python/browser/python-engine';
import type { Ending, RunResult } from '@hbg/python/protocol';
import { client } from '../../../api.ts';
import { openEngine } from './engine.ts';

export type ProgramHooks = RunHooks & {
  /** The program needs the page's own Python, which is still being loaded. */
  readonly onWaiting?: () => void;
  /** What lies beside the program: only the page's own Python lays it there. */
  readonly data?: Files | undefined;
};

/** Neither the page nor the server could run the program. */
type NotExecuted = { readonly kind: 'not-executed'; readonly output: ''; readonly durationMs: 0 };
export type ProgramResult = RunResult | NotExecuted;
export type Program = Omit<Run, 'result'> & { readonly result: Promise<ProgramResult> };

export type Engine = Pick<PythonEngine, 'state' | 'subscribe' | 'run'>;

export type OpenEngine = () => Engine | Promise<Engine>;

export const notExecuted: NotExecuted = { kind: 'not-executed', output: '', durationMs: 0 };
export const stopped: RunResult = { kind: 'stopped', error: null, output: '', durationMs: 0 };

/**
 * Runs a program where it can run now: in the page when its Python is ready, else on the server,
 * unless the program wants something that only the page can give.
 */
export function runPython(
  code: string,
  hooks: ProgramHooks = {},
  open: OpenEngine = openEngine,
): Program {
  const abort = new AbortController();
  let run: Run | null = null;
  const runHere = (engine: Engine) => {
    run = engine.run(code, hooks, null, hooks.data);
    return run.result;
  };
  return {
    result: attempt({ code, hooks, open, runHere, signal: abort.signal }),
    stop: () => (run ? run.stop() : abort.abort()),
    answer: (line) => run?.answer(line),
    sendEvent: (event) => run?.sendEvent(event),
  };
}

type Attempt = {
  readonly code: string;
  readonly hooks: ProgramHooks;
  readonly open: OpenEngine;
  readonly runHere: (engine: Engine) => Promise<RunResult>;
  readonly signal: AbortSignal;
};

async function attempt(attempt: Attempt): Promise<ProgramResult> {
  const { code, hooks, open, runHere, signal } = attempt;
  const opened = open();
  // Nothing is waited for when it is there already.
  const engine = opened instanceof Promise ? await opened.catch(() => null) : opened;
  if (engine?.state.kind === 'loading' && (hooks.onStep || needsPage(code) || hasData(hooks))) {
    hooks.onWaiting?.();
    await loaded(engine, signal);
  }
  if (signal.aborted) return stopped;
  if (engine && isReady(engine)) return runHere(engine);
  const fromServer = hasData(hooks) ? null : await runOnServer(code, hooks, signal);
  if (fromServer) return fromServer;
  if (engine) await loaded(engine, signal);
  if (signal.aborted) return stopped;
  return engine && isReady(engine) ? runHere(engine) : notExecuted;
}

function isReady({ state }: Engine): boolean {
  return state.kind === 'ready';
}

function hasData({ data = {} }: ProgramHooks): boolean {
  return Object.keys(data).length > 0;
}

/** Input, drawings, output that appears bit by bit, and files that shall be there next time. */
function needsPage(code: string): boolean {
  return /\b(input|open)\s*\(|\b(turtle|sleep|stdin|pathlib|shelve)\b/.test(code);
}

/** Waits until the engine is loaded, or isn't going to be. */
function loaded(engine: Engine, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (engine.state.kind === 'loading' && !signal.aborted) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = engine.subscribe(check);
    signal.addEventListener('abort', check, { once: true });
    check();
  });
}

/** Null when the server can't run it now. */
export async function runOnServer(
  code: string,
  { onPrinted }: ProgramHooks,
  signal: AbortSignal,
): Promise<RunResult | null> {
  try {
    const body = { code, language: 'python' };
    const result = resultOf(await client.call(execute, { body }, { signal }));
    if (result.output !== '') onPrinted?.([{ stream: 'out', text: result.output }]);
    return result;
  } catch {
    return signal.aborted ? stopped : null;
  }
}

/** The page has its own way to tell what the server's afterword says. */
function resultOf({ output, afterword, ...answer }: Answer<typeof execute>): RunResult {
  const printed = output.slice(0, output.length - afterword.length);
  return { ...endingOf(answer), output: printed, durationMs: answer.durationMs };
}

type Told = Pick<Answer<typeof execute>, 'result' | 'error' | 'exitCode'>;

function endingOf({ result, error, exitCode }: Told): Ending {
  if (result === 'finished') return { kind: 'finished', exitCode };
  if (result !== 'python-error') return { kind: result, error };
  return error ? { kind: 'python-error', error } : { kind: 'crashed', error: null };
}
