import type { Interpreter, Surroundings } from '../src/core/interpreter.ts';
import { startInterpreter } from '../src/core/start-interpreter.ts';
import type { Ending } from '../src/protocol.ts';
import { openSnapshot } from '../src/sandbox/snapshot-on-disk.ts';
import { engineFolder } from './engine.ts';

/** An interpreter in this very process, for what a test wants to see from near. */
export function startHere(): Promise<Interpreter> {
  const snapshot = openSnapshot(`${engineFolder}/snapshot.bin`);
  return startInterpreter({ folder: `${engineFolder}/`, snapshot });
}

type Ran = { readonly ending: Ending; readonly output: string };

export async function runHere(
  interpreter: Interpreter,
  code: string,
  surroundings: Partial<Surroundings> = {},
): Promise<Ran> {
  let output = '';
  const ending = await interpreter.run(code, {
    show: (printed) => (output += printed.map(({ text }) => text).join('')),
    isInterrupted: () => false,
    ask: 'Hier ist niemand.',
    draw: null,
    nextEvent: null,
    sleep: () => true,
    ...surroundings,
  });
  return { ending, output };
}
