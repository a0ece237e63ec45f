import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { House } from './rules/ledger.ts';
import { readHolidays } from './store.ts';

export async function readHouse({ content, days, clock }: Context, db: Db): Promise<House> {
  const today = days.dayOf(clock.now());
  return { units: content.units, days, today, holidays: await readHolidays(db) };
}
