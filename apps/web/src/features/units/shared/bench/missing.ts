import type { BenchUnit, Evidence } from './bench-unit.ts';

/** What has to be done before a unit is; empty when nothing has. */
export function missingOf(unit: Pick<BenchUnit, 'goals' | 'quiz'>, done: Evidence): string {
  const open = unit.goals.length - done.reached.filter(Boolean).length;
  if (open > 0) return open === 1 ? 'Ein Ziel wartet noch.' : `${open} Ziele warten noch.`;
  return unit.quiz.length > 0 && done.quiz === null ? 'Beantworte zuerst alle Fragen.' : '';
}
