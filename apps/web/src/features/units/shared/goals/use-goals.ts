import type { Goal, GoalResult } from '@hbg/contract/units';
import { useCallback, useEffect, useRef, useState } from 'react';
import { judged, type Ran, untried, type Wanted } from './try-goals.ts';

/** What the run before has reached is no answer to this one. */
const staleAfterMs = 400;

/** Which goals the learner's last run has reached. */
export function useGoals({ goals, check: source, data }: Wanted) {
  const [results, setResults] = useState(() => untriedAll(goals));
  const latest = useRef(0);
  /** Nobody waits for the answer any more. */
  const drop = useCallback(() => {
    latest.current += 1;
  }, []);
  const check = useCallback(
    async (ran: Ran): Promise<readonly GoalResult[]> => {
      drop();
      const mine = latest.current;
      const found: GoalResult[] = [];
      const forget = () => {
        if (mine === latest.current) setResults(untriedAll(goals));
      };
      const stale = setTimeout(forget, staleAfterMs);
      const results = judged({ goals, check: source, data }, ran);
      for await (const result of results) {
        found.push(result);
        if (mine !== latest.current) return found;
      }
      clearTimeout(stale);
      setResults(found);
      return found;
    },
    [goals, source, data, drop],
  );
  useEffect(() => drop, [drop]);
  return { results, check, drop };
}

function untriedAll(goals: readonly Goal[]): readonly GoalResult[] {
  return goals.map(() => untried);
}
