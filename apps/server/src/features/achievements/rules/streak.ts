import { numberOfDay, weekOf } from '../../../house-days.ts';
import { freeDays } from './holidays.ts';
import type { House } from './ledger.ts';

export type Streak = {
  readonly days: number;
  readonly isTodayDone: boolean;
  readonly hasJoker: boolean;
};

/**
 * Days on which something was completed, back from today. A missed day doesn't end them in holidays,
 * nor where it's the only one of its week, nor while it isn't over.
 */
export function streakOf(
  doneDays: ReadonlySet<string>,
  { today, holidays }: Pick<House, 'today' | 'holidays'>,
): Streak {
  const done = new Set([...doneDays].map(numberOfDay));
  const isFree = freeDays(holidays);
  const end = numberOfDay(today);
  const first = Math.min(...done);
  const jokers = new Set<number>();
  const bridged = new Set<number>();
  let days = Number(done.has(end));
  for (let day = end - 1; day >= first; day -= 1) {
    if (done.has(day)) {
      days += 1;
      for (const week of jokers) bridged.add(week);
      continue;
    }
    if (isFree(day)) continue;
    if (jokers.has(weekOf(day))) break;
    jokers.add(weekOf(day));
  }
  return { days, isTodayDone: done.has(end), hasJoker: !bridged.has(weekOf(end)) };
}
