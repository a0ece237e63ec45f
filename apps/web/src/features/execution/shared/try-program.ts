import type { RunResult } from '@hbg/python/protocol';
import { openEngine } from './engine.ts';
import { type Engine, runOnServer } from './run-python.ts';
import { takeTurn } from './turns.ts';

export type Tried = Pick<RunResult, 'kind' | 'output'>;

/**
 * Runs a program once more, unseen, with these lines typed. It finds the learner's files and changes
 * none, draws nothing and doesn't pause. Null where it can't be tried out now.
 */
export async function tryProgram(
  code: string,
  inputs: readonly string[] = [],
  open: () => Promise<Engine> = openEngine,
): Promise<Tried | null> {
  const engine = await open().catch(() => null);
  const result =
    (engine && (await takeTurn(() => tryHere(engine, code, inputs)).catch(() => null))) ??
    (inputs.length === 0 ? await runOnServer(code, {}, AbortSignal.timeout(longestMs)) : null);
  return result && { kind: result.kind, output: result.output };
}

/** Longer than a program may take there, and some waiting for others. */
const longestMs = 30_000;

function tryHere(
  engine: Engine,
  code: string,
  inputs: readonly string[],
): Promise<RunResult> | null {
  return engine.state.kind === 'ready' ? engine.run(code, {}, { inputs }).result : null;
}
