import { hoursOf } from './german-time.ts';

/** 1 Minute, 90 Minuten. */
export function minuteWords(minutes: number): string {
  return minutes === 1 ? '1\u00a0Minute' : `${minutes}\u00a0Minuten`;
}

/** 45 Minuten, 1 Stunde, 2:35 Stunden. */
export function durationWords(minutes: number): string {
  if (minutes < 60) return minuteWords(minutes);
  return minutes === 60 ? '1\u00a0Stunde' : `${hoursOf(minutes)}\u00a0Stunden`;
}
