import type { Files, GoalResult } from '@hbg/contract/units';
import { useEffect, useRef, useState } from 'react';
import { useStable } from '../../../../ui/use-stable.ts';
import type { BenchUnit } from '../bench/bench-unit.ts';
import type { PageGoalResult } from '../check/check-order.ts';
import { untried } from '../goals/try-goals.ts';

/** Which goals the page has reached when it was last tried. */
export function usePageGoals(unit: Pick<BenchUnit, 'goals' | 'check' | 'data'>) {
  const [results, setResults] = useState<readonly GoalResult[]>(() =>
    unit.goals.map(() => untried),
  );
  const latest = useRef(0);
  const check = useStable(async (files: Files) => {
    latest.current += 1;
    const mine = latest.current;
    const found = await tryPage(unit, files);
    if (found && mine === latest.current) setResults(found);
  });
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  return { results, check };
}

/** Null where what checks a page can't be loaded now. */
async function tryPage(
  { goals, check, data }: Pick<BenchUnit, 'goals' | 'check' | 'data'>,
  files: Files,
): Promise<readonly GoalResult[] | null> {
  if (check === null) return null;
  const loaded = await import('../check/check-page.ts').catch(() => null);
  const found = loaded && (await loaded.checkPage({ files, data, check, goals: goals.length }));
  found?.forEach(tellBug);
  return found;
}

/** For whoever writes the unit; a child's page is never to blame for it. */
function tellBug({ bug }: PageGoalResult, index: number) {
  // oxlint-disable-next-line no-console -- nobody else can mend it
  if (bug !== null) console.error(`goal_${index + 1}: ${bug}`);
}
