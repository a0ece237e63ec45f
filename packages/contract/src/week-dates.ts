const dayMs = 86_400_000;

/** Days are texts such as 2026-11-24, counted without clocks: summer time moves none of them. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** 0 is Sunday. */
export function dayOfWeek(day: string): number {
  return new Date(day).getUTCDay();
}

/** The Sunday with which a week begins, so many weeks from the one of a day. */
export function weekStart(day: string, weekOffset = 0): string {
  return addDays(day, 7 * weekOffset - dayOfWeek(day));
}

/** How many weeks from the one of a day the one of another is. */
export function weekOffsetOf(day: string, today: string): number {
  return daysBetween(weekStart(today), weekStart(day)) / 7;
}
