import { numberOfDay, weekOf } from '../../../house-days.ts';
import type { Done, House } from './ledger.ts';

/** What was done for the first time since Monday, and the minutes of all work. */
export function thisWeek(
  done: readonly Done[],
  minutesByDay: ReadonlyMap<string, number>,
  { days, today }: House,
) {
  const week = weekOf(numberOfDay(today));
  const isNow = (day: string) => weekOf(numberOfDay(day)) === week;
  const fresh = done.filter(({ firstAt }) => isNow(days.dayOf(Date.parse(firstAt))));
  return {
    completed: fresh.length,
    xp: fresh.reduce((sum, { xp }) => sum + xp, 0),
    minutes: [...minutesByDay].reduce((sum, [day, count]) => sum + (isNow(day) ? count : 0), 0),
  };
}
