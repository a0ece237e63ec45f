import { isoTime } from './clock.ts';

export const dayMs = 86_400_000;

/** Days as a house counts them, where it stands. */
export type HouseDays = {
  readonly dayOf: (ms: number) => string;
  /** How long the day of a moment has lasted by then. */
  readonly sinceMidnight: (ms: number) => number;
};

export function openHouseDays(zone: string): HouseDays {
  const offsets = new Map<number, number | null>();
  const names = new Map<number, string>();
  const offsetAt = (ms: number) => {
    const utcDay = Math.floor(ms / dayMs);
    let offset = offsets.get(utcDay);
    if (offset === undefined) offsets.set(utcDay, (offset = offsetOfDay(zone, utcDay)));
    return offset ?? zoneOffset(zone, ms);
  };
  const nameOf = (number: number) => {
    const known = names.get(number) ?? dayOfNumber(number);
    names.set(number, known);
    return known;
  };
  return {
    dayOf: (ms) => nameOf(Math.floor((ms + offsetAt(ms)) / dayMs)),
    sinceMidnight: (ms) => (ms + offsetAt(ms)) % dayMs,
  };
}

/** Null on a day on which the clocks change. */
function offsetOfDay(zone: string, utcDay: number): number | null {
  const [first, last] = [utcDay, utcDay + 1].map((day) => zoneOffset(zone, day * dayMs));
  return first === last && first !== undefined ? first : null;
}

function zoneOffset(zone: string, ms: number): number {
  const there = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  return there.offsetNanoseconds / 1_000_000;
}

/** Days in a row have numbers in a row. */
export function numberOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

export function dayOfNumber(number: number): string {
  return isoTime(number * dayMs).slice(0, 10);
}

/** A week begins on Monday; 1970-01-01, day 0, was a Thursday. */
export function weekOf(dayNumber: number): number {
  return Math.floor((dayNumber + 3) / 7);
}

export function mondayOf(week: number): number {
  return week * 7 - 3;
}
