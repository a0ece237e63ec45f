import type { ListedLesson } from '@hbg/contract/lessons';
import { isReached } from '@hbg/tutor/goals';
import { useCallback, useRef, useState } from 'react';
import { tryProgram } from '../execution/shared/try-program.ts';

export type Goal = ListedLesson['goals'][number];
/** Null until it was tried out, and where that can't be done now. */
export type GoalState = boolean | null;

type Ran = { readonly code: string; readonly output: string };

/** Which goals the learner's last run has reached. */
export function useGoals(goals: readonly Goal[]) {
  const [states, setStates] = useState<readonly GoalState[]>(() => goals.map(() => null));
  const latest = useRef(0);
  const check = useCallback(
    async (ran: Ran): Promise<number> => {
      latest.current += 1;
      const mine = latest.current;
      const reached: GoalState[] = [];
      // One after the other: the page has one Python.
      for (const goal of goals) reached.push(await reaches(goal, ran));
      if (mine === latest.current) setStates(reached);
      return reached.filter(Boolean).length;
    },
    [goals],
  );
  return { states, check };
}

async function reaches(goal: Goal, { code, output }: Ran): Promise<GoalState> {
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
