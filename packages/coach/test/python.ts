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
  let asked = 0;
  const { ending } = await runHere(interpreter, code, {
    ask: answers ? async () => typed.shift() ?? null : 'Das geht hier nicht.',
    // Not before its first line, where no loop is running yet.
    isInterrupted: () => isInterrupted && ++asked > 5,
  });
  interpreter.cleanUp();
  return ending;
}
