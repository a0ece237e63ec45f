import { readFileSync } from 'node:fs';
import type { Interpreter, Surroundings } from '../src/core/interpreter.ts';
import { startInterpreter } from '../src/core/start-interpreter.ts';
import type { Ending } from '../src/protocol.ts';
import { engineFolder } from './engine.ts';

/** An interpreter in this very process, for what a test wants to see from near. */
export function startHere(): Promise<Interpreter> {
  const snapshot = new Uint8Array(readFileSync(`${engineFolder}/snapshot.bin`));
  return startInterpreter({ folder: `${engineFolder}/`, snapshot, isDelta: false });
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
    ask: null,
    draw: null,
    nextEvent: null,
    sleep: () => true,
    ...surroundings,
  });
  return { ending, output };
}
