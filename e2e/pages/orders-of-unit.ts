import type { UnitOnDisk } from '@hbg/content/areas';
import type { CheckOrder } from './page-checker.ts';

/** To try the solution, then the starter. */
export function ordersOfUnit({ unit }: Pick<UnitOnDisk, 'unit'>): CheckOrder[] {
  const { data, check, goals } = unit;
  return [unit.solution, unit.starter].map((files) => ({
    files,
    data,
    check: check ?? '',
    goals: goals.length,
  }));
}
