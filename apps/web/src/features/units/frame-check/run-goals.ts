import { type CheckPlace, type CheckReport, firstOptions } from './check-report.ts';
import { Difference, Reopening } from './difference.ts';
import { type Checked, type Goal, newGoal } from './goal.ts';
import { PageWords } from './page-words.ts';

export type GoalFunction = (page: PageWords) => unknown;

/** Tries one goal after the other until the page has to be opened anew for the next one. */
export async function runGoals(
  goals: readonly (GoalFunction | null)[],
  from: CheckPlace,
  checked: Checked,
  report: (said: CheckReport) => void,
): Promise<void> {
  for (let number = from.goal; number < goals.length; number += 1) {
    const goal = newGoal(checked);
    const said = await tryGoal(
      goal,
      number,
      goals[number] ?? null,
      number === from.goal ? from.step : 0,
    );
    report(said);
    if (said.kind !== 'goal') return;
    if (goal.isTouched && number + 1 < goals.length) {
      report({ kind: 'reopen', from: { goal: number + 1, step: 0 }, options: firstOptions });
      return;
    }
  }
  report({ kind: 'done' });
}

async function tryGoal(
  goal: Goal,
  number: number,
  written: GoalFunction | null,
  firstStep: number,
): Promise<CheckReport> {
  if (!written) return { kind: 'goal', goal: number, reached: null, sentence: null, bug: null };
  goal.isTouched = firstStep > 0;
  let at = firstStep;
  try {
    if (isPromise(written(new PageWords(goal)))) throw new Error('a goal needs no async');
    if (goal.steps.length === 0) throw new Error('the goal checks nothing');
    for (; at < goal.steps.length; at += 1) await goal.steps[at]?.run();
    return { kind: 'goal', goal: number, reached: true, sentence: null, bug: null };
  } catch (error) {
    if (error instanceof Reopening) {
      return { kind: 'reopen', from: { goal: number, step: at + 1 }, options: error.options };
    }
    if (error instanceof Difference) {
      const sentence = goal.steps[at]?.sentence ?? withContext(goal, error.message);
      return { kind: 'goal', goal: number, reached: false, sentence, bug: null };
    }
    return { kind: 'goal', goal: number, reached: null, sentence: null, bug: String(error) };
  }
}

function isPromise(made: unknown): boolean {
  return made instanceof Promise;
}

function withContext({ context }: Goal, sentence: string): string {
  return context === '' ? sentence : `${context}: ${sentence}`;
}
