import { isReached } from '@hbg/coach/goals';
import type { Files, Goal, GoalResult, Unit } from '@hbg/contract/units';
import { tryChecks } from '../../../execution/shared/try-checks.ts';
import { tryProgram } from '../../../execution/shared/try-program.ts';

export type Ran = { readonly code: string; readonly output: string };

/** What of a unit says how a program is judged. */
export type Wanted = Pick<Unit, 'goals' | 'check' | 'data'>;

/** Whether a program that nobody has seen running yet does all that is wanted. */
export async function reachesAll(wanted: Wanted, code: string): Promise<boolean> {
  const inputs = wanted.goals.find((goal) => goal.inputs !== undefined)?.inputs;
  // A check runs the program itself, with what it types.
  const hasRun = wanted.goals.some(hasOwnSigns);
  const tried = hasRun ? await tryProgram(code, inputs, undefined, wanted.data) : null;
  if (hasRun && tried?.kind !== 'finished') return false;
  for await (const { reached } of judged(wanted, { code, output: tried?.output ?? '' })) {
    if (!reached) return false;
  }
  return true;
}

/** Nobody has tried it out yet. */
export const untried: GoalResult = { reached: null, sentence: null };

/** One after the other: the page has one Python. The unit's check judges all of its goals at once. */
export async function* judged(wanted: Wanted, ran: Ran): AsyncGenerator<GoalResult> {
  let byCheck: readonly GoalResult[] | null = null;
  for (const [index, goal] of wanted.goals.entries()) {
    if (hasOwnSigns(goal)) {
      yield { reached: await reaches(goal, wanted.data, ran), sentence: null };
    } else {
      byCheck ??= await judgedByCheck(wanted, ran);
      yield byCheck[index] ?? untried;
    }
  }
}

async function judgedByCheck({ goals, check, data }: Wanted, { code }: Ran) {
  return check === null ? [] : tryChecks(code, { check, data, goals: goals.length });
}

/** One with a text alone is checked by the unit's check file. */
function hasOwnSigns(goal: Goal): boolean {
  return Object.entries(goal).some(([name, sign]) => name !== 'text' && sign !== undefined);
}

async function reaches(goal: Goal, data: Files, { code, output }: Ran): Promise<boolean | null> {
  const { inputs, probe } = goal;
  if (inputs === undefined && probe === undefined) return isReached(plain(goal), { code, output });
  const tried = await tryProgram(`${code}\n${probe ?? ''}`, inputs, undefined, data);
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
