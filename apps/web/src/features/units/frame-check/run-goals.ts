import type { CheckPlace, CheckReport, OpenOptions } from './check-report.ts';
import { Difference, Reopening } from './difference.ts';
import { type Checked, type Goal, newGoal } from './goal.ts';
import { PageWords } from './page-words.ts';

export type GoalFunction = (page: PageWords) => unknown;

/** A goal whose steps are known, and none is done. */
type Plan = {
  readonly number: number;
  readonly goal: Goal;
  /** What stands in the way of trying it, for whoever wrote the check. */
  readonly bug: string | null;
};

/** Tries one goal after the other until the page has to be opened anew for the next one. */
export async function runGoals(
  goals: readonly (GoalFunction | null)[],
  { left, step }: CheckPlace,
  checked: Checked,
  report: (said: CheckReport) => void,
): Promise<void> {
  const plans = left.map((number) => planOf(number, goals[number] ?? null, checked));
  // What is underway stays the first.
  const begun = step > 0 ? plans.splice(0, 1) : [];
  const inOrder = [...begun, ...plans.toSorted((a, b) => costOf(a) - costOf(b))];
  report({ kind: 'ready', left: inOrder.map(({ number }) => number) });
  let isTouched = step > 0;
  for (const [at, plan] of inOrder.entries()) {
    const next = inOrder[at + 1];
    const tried = await tryGoal(plan, at === 0 ? step : 0);
    report(tried.said);
    isTouched ||= tried.isTouched;
    if (tried.said.kind !== 'goal') return;
    if (next && isTouched) return report({ kind: 'next', ...beginOf(next) });
  }
  report({ kind: 'done' });
}

/** Its steps queue up while the function runs, and wait. */
function planOf(number: number, written: GoalFunction | null, checked: Checked): Plan {
  const goal = newGoal(checked);
  try {
    if (isPromise(written?.(new PageWords(goal)))) throw new Error('a goal needs no async');
    if (written && goal.steps.length === 0) throw new Error('the goal checks nothing');
    return { number, goal, bug: null };
  } catch (error) {
    return { number, goal, bug: String(error) };
  }
}

/** Goals that only look share one page, and the first that touches it takes it over. */
function costOf({ goal: { steps } }: Plan): number {
  if (steps[0]?.opens) return 2;
  return steps.some(({ touches }) => touches) ? 1 : 0;
}

/** The page is opened for it as its first words want it. */
function beginOf({ goal: { steps } }: Plan): { step: number; options: Partial<OpenOptions> } {
  const other = steps.findIndex(({ opens }) => !opens);
  const step = other < 0 ? steps.length : other;
  return { step, options: Object.assign({}, ...steps.slice(0, step).map(({ opens }) => opens)) };
}

type Tried = { readonly said: CheckReport; readonly isTouched: boolean };

/** Does its steps until one of them isn't true. */
async function tryGoal({ number, goal, bug }: Plan, firstStep: number): Promise<Tried> {
  const result = { kind: 'goal', goal: number, sentence: null, bug } as const;
  if (goal.steps.length === 0 || bug !== null)
    return { said: { ...result, reached: null }, isTouched: false };
  let isTouched = false;
  let at = firstStep;
  try {
    for (const step of goal.steps.slice(firstStep)) {
      isTouched ||= step.touches;
      await step.run();
      at += 1;
    }
    return { said: { ...result, reached: true }, isTouched };
  } catch (error) {
    if (error instanceof Reopening)
      return { said: { kind: 'reopen', step: at + 1, options: error.options }, isTouched };
    if (!(error instanceof Difference))
      return { said: { ...result, reached: null, bug: String(error) }, isTouched };
    const sentence = goal.steps[at]?.sentence ?? withContext(goal, error.message);
    return { said: { ...result, reached: false, sentence }, isTouched };
  }
}

function isPromise(made: unknown): boolean {
  return made instanceof Promise;
}

function withContext({ context }: Goal, sentence: string): string {
  return context === '' ? sentence : `${context}: ${sentence}`;
}
