import type { Context } from '../../context.ts';
import type { House } from './rules/ledger.ts';

/** None are kept yet. */
const holidays: ReadonlySet<string> = new Set();

export function houseOf({ content, days, clock }: Context): House {
  return { units: content.units, days, today: days.dayOf(clock.now()), holidays };
}
