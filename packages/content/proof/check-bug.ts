import type { UnitOnDisk } from '../src/areas.ts';

const isUnknown = /has no attribute|unexpected keyword|is not a function/;

/** A check that fails itself: where, and what is wrong with it. */
export function bugFinding({ unit, folder }: UnitOnDisk, number: number, report: string): string {
  const isPython = unit.language === 'python';
  const [file, list] = isPython
    ? ['check.py', 'program-checks.md']
    : ['check.js', 'page-checks.md'];
  const [, line = lineOfGoal(unit.check ?? '', number)] =
    Array.from(report.matchAll(/"check\.py", line (\d+)/g)).at(-1) ?? [];
  const reason = report.split('\n').findLast((row) => /^\S/.test(row)) ?? report;
  const cure = report.includes('the goal checks nothing')
    ? `goal_${number} prüft nichts: häng ein Wort wie shows(…) an`
    : `${reason}${isUnknown.test(reason) ? ` (Alle Wörter stehen in docs/${list}.)` : ''}`;
  return `${folder}/${file}:${line}: ${cure}`;
}

function lineOfGoal(check: string, number: number): number {
  const lines = check.split('\n');
  return (
    1 +
    Math.max(
      0,
      lines.findIndex((line) => line.includes(`goal_${number}(`)),
    )
  );
}
