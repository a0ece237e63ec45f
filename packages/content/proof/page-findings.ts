import type { GoalResult } from '@hbg/contract/units';
import type { UnitOnDisk } from '../src/areas.ts';
import { inUnit } from './finding.ts';

/** Of one goal, as a browser has tried it. */
type Tried = GoalResult & {
  /** How the check itself fails. */
  readonly bug: string | null;
};

/** What is wrong with a page, after its solution and its starter were tried. */
export function pageFindings(
  written: UnitOnDisk,
  solution: readonly Tried[] = [],
  starter: readonly Tried[] = [],
): string[] {
  const missed = solution.flatMap(({ reached, sentence, bug }, index) =>
    reached === true
      ? []
      : [about(written, index, `die Lösung erreicht es nicht: ${bug ?? sentence}`)],
  );
  const bugs = starter.flatMap(({ bug }, index) =>
    bug === null ? [] : [about(written, index, `check.js bricht beim Starter ab: ${bug}`)],
  );
  const isOpen = starter.some(({ reached }) => reached === false);
  const done = inUnit(
    written,
    ['goals'],
    'schon der Starter erreicht alle Ziele: lass etwas zu tun',
  );
  return [...missed, ...bugs, ...(isOpen ? [] : [done])];
}

function about(written: UnitOnDisk, index: number, sentence: string): string {
  return inUnit(written, ['goals', index], `Ziel ${index + 1}: ${sentence}`);
}
