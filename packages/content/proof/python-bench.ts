import { isReached } from '@hbg/coach/goals';
import type { Files, Goal, Unit } from '@hbg/contract/units';
import { keepFiles } from '../../python/src/browser/keep-files.ts';
import { checkHere } from '../../python/src/check/check-program.ts';
import { environment } from '../../python/src/core/environment.ts';
import { runHere, startHere } from '../../python/test/interpreter-here.ts';
import { isSimple } from '../src/goal.ts';

type Judged = Pick<Unit, 'goals' | 'check' | 'data'>;
type Surroundings = {
  readonly inputs?: readonly string[] | undefined;
  readonly data?: Files;
  /** So often Python may ask whether to stop; who goes on after that never ends. */
  readonly turns?: number | undefined;
};
export type Missed = {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** What a check function says. */
  readonly sentence: string | null;
  /** How the check itself fails. */
  readonly bug: string | null;
};

/** Seconds of work; no program of the content needs a tenth of it. */
const patience = 40_000;

export type PythonBench = Awaited<ReturnType<typeof openPythonBench>>;

/** One interpreter for many programs; each finds everything as if it were the first. */
export async function openPythonBench() {
  const interpreter = await startHere();
  const { FS: fs } = interpreter.pyodide;
  const putBack = keepFiles(fs);

  async function run(
    code: string,
    { inputs = [], data = {}, turns = patience }: Surroundings = {},
  ) {
    const answers = [...inputs];
    let left = turns;
    for (const [name, text] of Object.entries(data))
      fs.writeFile(`${environment.HOME}/${name}`, text);
    const ran = await runHere(interpreter, code, {
      ask: async () => answers.shift() ?? null,
      isInterrupted: () => (left -= 1) < 0,
    });
    interpreter.cleanUp();
    putBack();
    return { ...ran, isEndless: left < 0 };
  }

  /** What the check gets may differ: it settles the dice itself. */
  async function missedGoals(
    { goals, check, data }: Judged,
    code: string,
    checked = code,
  ): Promise<Missed[]> {
    const bugs: string[] = [];
    const order = { code: checked, check: check ?? '', data, goals: goals.length };
    const results = check ? checkHere(interpreter, order, (report) => bugs.push(report)) : [];
    const isShown = showsGoals(code, data);
    const missed: Missed[] = [];
    for (const [index, goal] of goals.entries()) {
      const { reached, sentence = null } = isSimple(goal)
        ? { reached: await isShown(goal) }
        : (results[index] ?? { reached: null });
      const bug = (reached === null ? bugs.shift() : null) ?? null;
      if (!reached) missed.push({ number: index + 1, text: goal.text, sentence, bug });
    }
    return missed;
  }

  /** Goals with the same input and the same probe look at the same run. */
  function showsGoals(code: string, data: Files) {
    const outputs = new Map<string, string>();
    return async ({ probe = '', inputs = [], ...goal }: Goal) => {
      const key = JSON.stringify([probe, inputs]);
      const output = outputs.get(key) ?? (await run(`${code}\n${probe}`, { inputs, data })).output;
      outputs.set(key, output);
      return isReached(goal, { code, output });
    };
  }

  return { run, missedGoals };
}
