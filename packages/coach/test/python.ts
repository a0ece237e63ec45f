import type { Ending } from '@hbg/python/protocol';
import { runHere, startHere } from '../../python/test/interpreter-here.ts';

const interpreter = await startHere();

type Surroundings = {
  readonly answers?: readonly string[] | null | undefined;
  readonly isInterrupted?: boolean;
};

/** Runs a program in the real runtime. */
export async function runPython(
  code: string,
  { answers = [], isInterrupted = false }: Surroundings = {},
): Promise<Ending> {
  const typed = [...(answers ?? [])];
  const { ending } = await runHere(interpreter, code, {
    ask: answers ? async () => typed.shift() ?? null : 'Das geht hier nicht.',
    isInterrupted: () => isInterrupted,
  });
  interpreter.cleanUp();
  return ending;
}
