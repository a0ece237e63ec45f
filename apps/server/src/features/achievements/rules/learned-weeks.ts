import { mondayOf, numberOfDay, weekOf } from '../../../house-days.ts';
import { freeDays } from './holidays.ts';
import type { House, Piece } from './ledger.ts';

/** Weeks in a row with a completion, the first of each: as many as wanted, or those that still go on. */
export function weeksInARow(
  firstOfDays: ReadonlyMap<string, Piece>,
  { today, holidays }: Pick<House, 'today' | 'holidays'>,
  wanted: number,
): Piece[] {
  const hasFree = freeDays(holidays);
  const isFree = (week: number) => hasFree(mondayOf(week), mondayOf(week) + 6);
  let row: Piece[] = [];
  let last = -Infinity;
  for (const [day, piece] of firstOfDays) {
    const week = weekOf(numberOfDay(day));
    if (week === last) continue;
    if (!isUnbroken(last, week, isFree)) row = [];
    row.push(piece);
    last = week;
    if (row.length === wanted) return row;
  }
  return isUnbroken(last, weekOf(numberOfDay(today)), isFree) ? row : [];
}

/** Whether nothing but holidays lies between two weeks. */
function isUnbroken(from: number, to: number, isFree: (week: number) => boolean): boolean {
  for (let week = to - 1; week > from; week -= 1) {
    if (!isFree(week)) return false;
  }
  return true;
}
