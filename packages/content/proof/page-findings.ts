import type { GoalResult } from '@hbg/contract/units';
import { bugFinding } from './check-bug.ts';
import { checkedIn } from './check-lines.ts';
import { type InPlace, inUnit } from './finding.ts';

/** Of one goal, as a browser has tried it. */
type Tried = GoalResult & {
  /** How the check itself fails. */
  readonly bug: string | null;
};

/** What is wrong with a page, after its solution and its starter were tried. */
export function pageFindings(
  written: InPlace,
  solution: readonly Tried[] = [],
  starter: readonly Tried[] = [],
): string[] {
  const missed = solution.flatMap(({ reached, sentence, bug }, index) =>
    reached === true || bug !== null
      ? []
      : [about(written, index, `die Lösung erreicht es nicht: ${sentence}`)],
  );
  const bugs = [solution, starter].flatMap((tried) =>
    tried.flatMap(({ bug }, index) => (bug === null ? [] : [bugFinding(written, index + 1, bug)])),
  );
  const isOpen = starter.some(({ reached }) => reached !== true);
  const done = inUnit(
    written,
    ['goals'],
    'schon der Starter erreicht alle Ziele: lass etwas zu tun',
  );
  return [...new Set([...missed, ...bugs]), ...(isOpen ? [] : [done])];
}

function about(written: InPlace, index: number, sentence: string): string {
  const told = `Ziel ${index + 1}: ${sentence}${checkedIn(written, index + 1, sentence)}`;
  return inUnit(written, ['goals', index], told);
}
