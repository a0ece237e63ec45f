import { isReached } from '@hbg/coach/goals';
import type { Goal, GoalResult } from '@hbg/contract/units';
import { tryProgram } from '../../../execution/shared/try-program.ts';

export type Ran = { readonly code: string; readonly output: string };

/** Whether a program that nobody has seen running yet does all that is wanted. */
export async function reachesAll(goals: readonly Goal[], code: string): Promise<boolean> {
  const inputs = goals.find((goal) => goal.inputs !== undefined)?.inputs;
  const tried = await tryProgram(code, inputs);
  if (tried?.kind !== 'finished') return false;
  for (const goal of goals) {
    if (!(await resultOf(goal, { code, output: tried.output })).reached) return false;
  }
  return true;
}

/** Nobody has tried it out yet. */
export const untried: GoalResult = { reached: null, sentence: null };

export async function resultOf(goal: Goal, ran: Ran): Promise<GoalResult> {
  return hasOwnSigns(goal) ? { reached: await reaches(goal, ran), sentence: null } : untried;
}

/** One with a text alone is checked by the unit's check file. */
function hasOwnSigns(goal: Goal): boolean {
  return Object.entries(goal).some(([name, sign]) => name !== 'text' && sign !== undefined);
}

async function reaches(goal: Goal, { code, output }: Ran): Promise<boolean | null> {
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
