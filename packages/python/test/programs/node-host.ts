import { setTimeout as wait } from 'node:timers/promises';
import type { Interpreter, Surroundings } from '../../src/core/interpreter.ts';
import type { Ending, Printed, RunResult } from '../../src/protocol.ts';
import { startHere } from '../interpreter-here.ts';
import type { ProgramCase } from './program-case.ts';

type Result = Ending & Pick<RunResult, 'output'>;
type Answers = readonly string[] | undefined;

/** The interpreter alone, without a process or a page around it; one for all programs. */
export class NodeHost {
  #interpreter: Interpreter | null = null;

  async run({ before, code, inputs }: ProgramCase): Promise<Result> {
    if (before !== undefined) await this.#runOne(before, []);
    return this.#runOne(code, inputs);
  }

  async #runOne(code: string, answers: Answers): Promise<Result> {
    this.#interpreter ??= await startHere();
    const interpreter = this.#interpreter;
    const printed: Printed[] = [];
    try {
      const ending = await interpreter.run(code, surroundings(answers, printed));
      interpreter.cleanUp();
      return { ...ending, output: text(printed) };
    } catch {
      this.#interpreter = null;
      return { kind: 'crashed', error: null, output: text(printed) };
    }
  }
}

function text(printed: readonly Printed[]): string {
  return printed.map((piece) => piece.text).join('');
}

function surroundings(answers: Answers, output: Printed[]): Surroundings {
  const left = answers?.values();
  return {
    show: (printed) => output.push(...printed),
    isInterrupted: () => false,
    ask: left
      ? () => Promise.resolve(left.next().value ?? null)
      : 'Das geht nur in der Seite, nicht auf dem Server.',
    sleep: (ms) => wait(ms, true),
    draw: null,
    nextEvent: null,
  };
}
