import type { Goal } from '@hbg/contract/units';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type GoalState, type Ran, reaches } from './try-goals.ts';

/** What the run before has reached is no answer to this one. */
const staleAfterMs = 400;

/** Which goals the learner's last run has reached. */
export function useGoals(goals: readonly Goal[]) {
  const [states, setStates] = useState<readonly GoalState[]>(() => goals.map(() => null));
  const latest = useRef(0);
  /** Nobody waits for the answer any more. */
  const drop = useCallback(() => {
    latest.current += 1;
  }, []);
  const check = useCallback(
    async (ran: Ran): Promise<readonly GoalState[]> => {
      drop();
      const mine = latest.current;
      const reached: GoalState[] = [];
      const forget = () => {
        if (mine === latest.current) setStates(goals.map(() => null));
      };
      const stale = setTimeout(forget, staleAfterMs);
      // One after the other: the page has one Python.
      for (const goal of goals) {
        reached.push(await reaches(goal, ran));
        if (mine !== latest.current) return reached;
      }
      clearTimeout(stale);
      setStates(reached);
      return reached;
    },
    [goals, drop],
  );
  useEffect(() => drop, [drop]);
  return { states, check, drop };
}
