import type { Holiday } from '@hbg/contract/schedule';
import { addDays, weekStart } from '@hbg/contract/week-dates';
import { shortDate } from '../../ui/german-date.ts';
import type { WeekDay } from '../../ui/week-grid-props.ts';
import { dayNames } from './week-words.ts';

/** The seven days of a week, with the holidays that lie on them. */
export function weekDays(
  today: string,
  weekOffset: number,
  holidays: readonly Holiday[],
): WeekDay[] {
  const first = weekStart(today, weekOffset);
  return dayNames.map((name, day) => {
    const date = addDays(first, day);
    const resting = holidays.find(({ from, to }) => from <= date && date <= to);
    return {
      day,
      name,
      date: shortDate(date),
      isToday: date === today,
      resting: resting?.name,
    };
  });
}
