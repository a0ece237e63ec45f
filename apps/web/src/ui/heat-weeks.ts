import { addDays } from './german-date.ts';

export type HeatDay = {
  /** 2026-11-24. */
  readonly day: string;
  readonly minutes: number;
  readonly isHoliday?: boolean | undefined;
};

/** From Sunday to Saturday; without `heat` before the first day and after the last. */
export type HeatWeek = {
  readonly start: string;
  readonly days: readonly { readonly date: string; readonly heat: HeatDay | null }[];
};

export function weeksOf(days: readonly HeatDay[]): HeatWeek[] {
  const [first] = days;
  if (!first) return [];
  const before = new Date(first.day).getUTCDay();
  const start = addDays(first.day, -before);
  const count = Math.ceil((before + days.length) / 7);
  return Array.from({ length: count }, (_, week) => ({
    start: addDays(start, week * 7),
    days: Array.from({ length: 7 }, (__, place) => ({
      date: addDays(start, week * 7 + place),
      heat: days[week * 7 + place - before] ?? null,
    })),
  }));
}

/** From 0, dark, to 4: a quarter, half and a whole hour. */
export function heatLevel(minutes: number): number {
  return [0, 15, 30, 60].filter((limit) => minutes > limit).length;
}

/** Where a month begins, but for those that would touch their neighbour. */
export function monthMarks(weeks: readonly HeatWeek[]): { month: string; column: number }[] {
  return weeks.flatMap(({ start }, column) => {
    const inWeek = addDays(start, 6);
    const isNew = column === 0 || inWeek.slice(8) <= '07';
    const isCrowded = column === 0 && inWeek.slice(8) > '21';
    return isNew && !isCrowded ? [{ month: months.format(new Date(inWeek)), column }] : [];
  });
}

const months = new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' });
