import type { Holiday } from '@hbg/contract/schedule';
import { addDays } from '@hbg/contract/week-dates';
import { type PlannedEntry, weeksBetween } from './entry.ts';

type Rhythm = Pick<
  PlannedEntry,
  'dayOfWeek' | 'firstWeek' | 'isRecurring' | 'everyWeeks' | 'until' | 'restsInHolidays' | 'leftOut'
>;

export type Span = Pick<Holiday, 'from' | 'to'>;

/** Whether an entry is there in the week that begins with this Sunday. */
export function takesPlace(entry: Rhythm, week: string, holidays: readonly Span[]): boolean {
  if (!entry.isRecurring) return week === entry.firstWeek;
  const weeks = weeksBetween(entry.firstWeek, week);
  if (weeks < 0 || weeks % entry.everyWeeks !== 0) return false;
  const day = addDays(week, entry.dayOfWeek);
  if (entry.until !== null && day > entry.until) return false;
  if (entry.leftOut.includes(week)) return false;
  return !(entry.restsInHolidays && isHoliday(day, holidays));
}

/** Those of a week that lie in holidays; 0 is Sunday. */
export function daysOff(week: string, holidays: readonly Span[]): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => isHoliday(addDays(week, day), holidays));
}

function isHoliday(day: string, holidays: readonly Span[]): boolean {
  return holidays.some(({ from, to }) => from <= day && day <= to);
}

/** By day and time. */
export function inOrder(one: PlannedEntry, other: PlannedEntry): number {
  return (
    one.dayOfWeek - other.dayOfWeek ||
    compare(one.startTime, other.startTime) ||
    compare(one.endTime, other.endTime) ||
    compare(one.id, other.id)
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
