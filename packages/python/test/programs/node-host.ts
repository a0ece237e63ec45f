import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Interpreter, Surroundings } from '../../src/core/interpreter.ts';
import { startInterpreter } from '../../src/core/start-interpreter.ts';
import type { Ending, Printed, RunResult } from '../../src/protocol.ts';
import type { ProgramCase } from './program-case.ts';

type Result = Ending & Pick<RunResult, 'output'>;
type Answers = readonly string[] | undefined;

/** The interpreter alone, without a process or a page around it; one for all programs. */
export class NodeHost {
  readonly #folder: string;
  #interpreter: Interpreter | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async run({ before, code, inputs }: ProgramCase): Promise<Result> {
    if (before !== undefined) await this.#runOne(before, []);
    return this.#runOne(code, inputs);
  }

  async #runOne(code: string, answers: Answers): Promise<Result> {
    this.#interpreter ??= await start(this.#folder);
    const interpreter = this.#interpreter;
    const printed: Printed[] = [];
    const state = { isFull: false };
    try {
      const ending = await interpreter.run(code, surroundings(answers, printed, state));
      interpreter.cleanUp();
      const error = 'error' in ending ? ending.error : null;
      return {
        ...(state.isFull ? { kind: 'output-limit', error } : ending),
        output: text(printed),
      };
    } catch {
      this.#interpreter = null;
      return { kind: 'crashed', error: null, output: text(printed) };
    }
  }
}

async function start(folder: string): Promise<Interpreter> {
  const snapshot = new Uint8Array(await readFile(`${folder}snapshot.bin`));
  return startInterpreter({ folder, snapshot, isDelta: false });
}

function text(printed: readonly Printed[]): string {
  return printed.map((piece) => piece.text).join('');
}

function surroundings(
  answers: Answers,
  output: Printed[],
  state: { isFull: boolean },
): Surroundings {
  const left = answers?.values();
  return {
    show: (printed) => output.push(...printed),
    onLimit: () => {
      state.isFull = true;
    },
    isInterrupted: () => state.isFull,
    ask: left ? () => Promise.resolve(left.next().value ?? null) : null,
    sleep: (ms) => wait(ms, true),
    draw: null,
    nextEvent: null,
  };
}
