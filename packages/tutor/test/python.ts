import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startInterpreter } from '@hbg/python/core/start-interpreter';
import type { Ending } from '@hbg/python/protocol';

const folder = fileURLToPath(new URL('../../python/dist/engine/', import.meta.url));
const interpreter = await startInterpreter({
  folder,
  snapshot: new Uint8Array(readFileSync(`${folder}snapshot.bin`)),
  isDelta: false,
});

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
  const ending = await interpreter.run(code, {
    show: () => undefined,
    onLimit: () => undefined,
    ask: answers && (async () => typed.shift() ?? null),
    sleep: async () => true,
    draw: null,
    nextEvent: null,
    isInterrupted: () => isInterrupted,
  });
  interpreter.cleanUp();
  return ending;
}
