import { isReached } from '@hbg/coach/goals';
import type { Goal } from '@hbg/contract/units';
import { tryProgram } from '../../../execution/shared/try-program.ts';

/** Null until it was tried out, and where that can't be done now. */
export type GoalState = boolean | null;

export type Ran = { readonly code: string; readonly output: string };

/** Whether a program that nobody has seen running yet does all that is wanted. */
export async function reachesAll(goals: readonly Goal[], code: string): Promise<boolean> {
  const inputs = goals.find((goal) => goal.inputs !== undefined)?.inputs;
  const tried = await tryProgram(code, inputs);
  if (tried?.kind !== 'finished') return false;
  for (const goal of goals) {
    if (!(await reaches(goal, { code, output: tried.output }))) return false;
  }
  return true;
}

export async function reaches(goal: Goal, { code, output }: Ran): Promise<GoalState> {
  const { inputs, probe } = goal;
  if (inputs === undefined && probe === undefined) return isReached(plain(goal), { code, output });
  const tried = await tryProgram(`${code}\n${probe ?? ''}`, inputs);
  return tried && isReached(plain(goal), { code, output: tried.output });
}

/** Without keys whose value is missing. */
function plain(goal: Goal) {
  const { text, prints, matches, lines, calls, uses } = goal;
  return {
    text,
    ...(prints !== undefined && { prints }),
    ...(matches !== undefined && { matches }),
    ...(lines !== undefined && { lines }),
    ...(calls !== undefined && { calls }),
    ...(uses !== undefined && { uses }),
  };
}
