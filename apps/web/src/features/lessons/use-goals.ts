import { useCallback, useEffect, useRef, useState } from 'react';
import { type Goal, type GoalState, type Ran, reaches } from './try-goals.ts';

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
      // One after the other: the page has one Python.
      for (const goal of goals) {
        reached.push(await reaches(goal, ran));
        if (mine !== latest.current) return reached;
      }
      setStates(reached);
      return reached;
    },
    [goals, drop],
  );
  useEffect(() => drop, [drop]);
  return { states, check, drop };
}
