import { addDays, dayOfWeek } from '@hbg/contract/week-dates';
import type ICAL from 'ical.js';
import { wallTimeOf } from './wall-time.ts';

/** One of the days of a week on which something recurs. */
export type WeeklyDay = {
  /** Its first day. */
  readonly first: string;
  readonly everyWeeks: 1 | 2;
  readonly until: string | null;
};

const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** Who counts further has no end in mind. */
const mostCounted = 1_000;

/** Null for a rule that isn't one of whole weeks. */
export function weeklyDays(rule: ICAL.Recur, start: string): WeeklyDay[] | null {
  const everyWeeks = rule.interval;
  if (rule.freq !== 'WEEKLY' || (everyWeeks !== 1 && everyWeeks !== 2)) return null;
  const parts = rule.parts;
  if (Object.keys(parts).some((name) => name !== 'BYDAY' && name !== 'WKST')) return null;
  const days = (parts.BYDAY ?? []).map((name) => dayNames.indexOf(name));
  if (days.includes(-1)) return null;
  // For calendars, weeks begin on Monday (2) unless they say otherwise.
  const weekBegins = (rule.wkst ?? 2) - 1;
  const firsts = (days.length > 0 ? days : [dayOfWeek(start)]).map((day) =>
    firstOn(day, { start, everyWeeks, weekBegins }),
  );
  const until = rule.until ? wallTimeOf(rule.until).day : null;
  return firsts.map((first) => ({
    first,
    everyWeeks,
    until: rule.count ? lastCounted(first, firsts, { count: rule.count, everyWeeks }) : until,
  }));
}

type Beginning = {
  readonly start: string;
  readonly everyWeeks: number;
  readonly weekBegins: number;
};

function firstOn(day: number, { start, everyWeeks, weekBegins }: Beginning): string {
  const week = addDays(start, -((dayOfWeek(start) - weekBegins + 7) % 7));
  const date = addDays(week, (day - weekBegins + 7) % 7);
  return date < start ? addDays(date, 7 * everyWeeks) : date;
}

type Count = { readonly count: number; readonly everyWeeks: number };

/** Those of all days are counted together. */
function lastCounted(first: string, firsts: readonly string[], { count, everyWeeks }: Count) {
  if (count > mostCounted) return null;
  const place = firsts.toSorted().indexOf(first);
  const times = Math.floor((count - 1 - place) / firsts.length);
  return addDays(first, 7 * everyWeeks * times);
}
