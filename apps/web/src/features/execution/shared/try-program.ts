import type { Files } from '@hbg/contract/units';
import type { RunResult } from '@hbg/python/protocol';
import { openEngine } from './engine.ts';
import { type Engine, type OpenEngine, runOnServer } from './run-python.ts';
import { takeTrialTurn } from './turns.ts';

export type Tried = Pick<RunResult, 'kind' | 'output'>;

/**
 * Runs a program once more, unseen, with these lines typed. It finds the learner's files and changes
 * none, draws nothing and doesn't pause. Null where it can't be tried out now, and when the learner
 * starts a program meanwhile.
 */
export async function tryProgram(
  code: string,
  inputs: readonly string[] = [],
  open: OpenEngine = openEngine,
  data: Files = {},
): Promise<Tried | null> {
  const engine = await opened(open);
  const trial = { engine, code, inputs, data };
  const result = await takeTrialTurn((signal) => tryAnywhere({ ...trial, signal }));
  return result && { kind: result.kind, output: result.output };
}

/** Null where it can't be loaded. */
export async function opened<Any>(open: () => Any | Promise<Any>): Promise<Any | null> {
  try {
    return await open();
  } catch {
    return null;
  }
}

type Trial = {
  readonly engine: Engine | null;
  readonly code: string;
  readonly inputs: readonly string[];
  readonly data: Files;
  readonly signal: AbortSignal;
};

/** Longer than a program may take there, and some waiting for others. */
const longestMs = 30_000;

async function tryAnywhere({ engine, ...trial }: Trial): Promise<RunResult | null> {
  const { code, inputs, data, signal } = trial;
  const result = engine && (await tryHere({ engine, ...trial }).catch(() => null));
  const needsPage = inputs.length > 0 || Object.keys(data).length > 0;
  if (result || needsPage) return result;
  return runOnServer(code, {}, AbortSignal.any([signal, AbortSignal.timeout(longestMs)]));
}

async function tryHere({ engine, code, inputs, data, signal }: Trial): Promise<RunResult | null> {
  if (engine?.state.kind !== 'ready') return null;
  const run = engine.run(code, {}, { inputs }, data);
  signal.addEventListener('abort', run.stop, { once: true });
  return run.result;
}
