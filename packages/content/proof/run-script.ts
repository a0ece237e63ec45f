import { format } from 'node:util';
import { type Context, createContext, runInContext } from 'node:vm';

export type Ran = {
  /** Without what is empty at its end. */
  readonly output: string;
  /** The kind of what broke it off; empty where it came to its end. */
  readonly error: string;
  /** What is asked of it, by an expression of its language. */
  readonly answer: () => Promise<string> | string;
};

type Waiting = { readonly at: number; readonly number: number; readonly act: () => void };

/** A program of JavaScript that prints; timers come in their order, and nobody waits for them. */
export function runScript(code: string, proves: string): Ran {
  const printed: string[] = [];
  const timers = openTimers();
  const log = (...values: unknown[]) => void printed.push(format(...values));
  const context = createContext(
    { console: { log }, ...timers.names },
    { microtaskMode: 'afterEvaluate' },
  );
  const error = errorIn(() => {
    runInContext(code, context, limits);
    timers.runAll(context);
  });
  const output = printed.join('\n').trimEnd();
  return { output, error, answer: () => answerOf(context, proves, { output, error }) };
}

/** What never ends is cut off. */
const limits = { timeout: 2_000 };
const mostTurns = 1_000;

function openTimers() {
  const waiting = new Map<number, Waiting>();
  let now = 0;
  let last = 0;
  const add = (act: () => void, ms: number, number: number) => {
    waiting.set(number, { at: now + Math.max(0, ms), number, act });
    return number;
  };
  const once = (act: (...values: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    add(() => act(...given), ms, (last += 1));
  const again = (act: () => void, ms = 0, number = (last += 1)): number =>
    add(
      () => {
        again(act, ms, number);
        act();
      },
      Math.max(1, ms),
      number,
    );
  const stop = (number: number) => void waiting.delete(number);
  const runAll = (context: Context) => {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const [next] = [...waiting.values()].toSorted((a, b) => a.at - b.at || a.number - b.number);
      if (!next) return;
      waiting.delete(next.number);
      now = next.at;
      context['nextTimer'] = next.act;
      runInContext('nextTimer()', context, limits);
    }
    throw new Error('it never ends');
  };
  const names = { setTimeout: once, setInterval: again, clearTimeout: stop, clearInterval: stop };
  return { names, runAll };
}

/** Its kind; empty where there was none. */
function errorIn(run: () => unknown): string {
  try {
    run();
    return '';
  } catch (error) {
    // Of the program's own realm: no `instanceof` knows it.
    return String(Reflect.get(Object(error), 'name'));
  }
}

function answerOf(context: Context, proves: string, told: Pick<Ran, 'output' | 'error'>): string {
  Object.assign(context, told, { lines: told.output.split('\n') });
  let answer = '';
  const error = errorIn(() => (answer = String(runInContext(proves, context, limits))));
  return error === '' ? answer : `${error} in proves`;
}
