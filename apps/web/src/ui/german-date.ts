/** The digits of a German phone have a comma beside them. */
const withMarks = /^(\d{1,2})[.,]\s?(\d{1,2})(?:[.,]\s?(\d{4}|\d{2})?)?$/;
const digitsAlone = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads 24.11.2026, 24.11.26, 24.11. and 24112026 as 2026-11-24; without a year it is this one. */
export function readDate(text: string, thisYear = new Date().getFullYear()): string | null {
  const typed = text.trim();
  const [, year, month, day] = iso.exec(typed) ?? [];
  if (year && month && day) return isoDate(Number(year), Number(month), Number(day));
  const [, dayTyped, monthTyped, yearTyped] =
    withMarks.exec(typed) ?? digitsAlone.exec(typed) ?? [];
  if (!dayTyped || !monthTyped) return null;
  return isoDate(fullYear(yearTyped, thisYear), Number(monthTyped), Number(dayTyped));
}

/** 2026-11-24 as 24.11.2026. */
export function writeDate(date: string): string {
  return date.split('-').toReversed().join('.');
}

/** 2026-11-24 as 24.11.26. */
export function writeShortDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  return `${day}.${month}.${year.slice(-2)}`;
}

/** 2026-11-24 as 24. November 2026. */
export function longDate(date: string): string {
  return long.format(new Date(date));
}

/** 2026-11-04 as 4.11. */
export function shortDate(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day}.${month}.`;
}

export function weekday(date: string): string {
  return weekdays.format(new Date(date));
}

export function addDays(date: string, days: number): string {
  const moved = new Date(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

export function today(): string {
  return dateOf(new Date());
}

/** The day that a moment belongs to where this device is. */
export function dateOf(moment: Date | string): string {
  const then = new Date(moment);
  return new Date(Date.UTC(then.getFullYear(), then.getMonth(), then.getDate()))
    .toISOString()
    .slice(0, 10);
}

/** A date without time is midnight in UTC. */
const long = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });
const weekdays = new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'UTC' });

function fullYear(typed: string | undefined, thisYear: number): number {
  if (!typed) return thisYear;
  return typed.length === 2 ? 2000 + Number(typed) : Number(typed);
}

function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCFullYear() === year;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
