import type { Interpreter, Surroundings } from '../src/core/interpreter.ts';
import type { Ending } from '../src/protocol.ts';
import type { Step } from '../src/steps/recording.ts';
import { StepReader } from '../src/steps/step-reader.ts';
import { runHere } from './interpreter-here.ts';

type Recorded = {
  readonly steps: readonly Step[];
  readonly ending: Ending;
  readonly output: string;
  readonly isCut: boolean;
  readonly characters: number;
};

/** Runs and records a program; notes that the page wouldn't take are errors. */
export async function record(
  interpreter: Interpreter,
  code: string,
  surroundings: Partial<Surroundings> = {},
): Promise<Recorded> {
  const reader = new StepReader();
  const steps: Step[] = [];
  let [isCut, characters] = [false, 0];
  const ran = await runHere(interpreter, code, {
    ...surroundings,
    onStep: (text) => {
      characters += text.length;
      const step = reader.read(text);
      if (!step) throw new Error(`The page wouldn't read this: ${text}`);
      steps.push(step);
    },
    onLastStep: () => {
      isCut = true;
    },
  });
  return { ...ran, steps, isCut, characters };
}

/** One step as a line: `2 f:2 | n=1* x='a'` with a star at what has changed. */
export function inShort({ kind, line, calls, leftOut }: Step): string {
  const stack = calls.map((call) => `${call.function}:${call.line}`).join('>');
  const { values = [], changed = [] } = calls.at(-1) ?? {};
  const shown = values.map(({ name, text, parts }) => {
    const inside = parts.map((part) => `${part.name}=${part.text}`).join(',');
    return `${name}=${text}${inside && `{${inside}}`}${changed.includes(name) ? '*' : ''}`;
  });
  const start = [...(kind === 'line' ? [] : [kind]), line, stack, ...(leftOut ? [leftOut] : [])];
  return [...start, '|', ...shown].join(' ');
}
