import { hoursOf } from './german-time.ts';

const clock = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' });
const exactClock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'medium' });
const day = new Intl.DateTimeFormat('de-DE', { weekday: 'short', day: 'numeric', month: 'long' });
const dayAndYear = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' });

type Exactness = 'to the minute' | 'today to the second';

/** When something was, as one says it: "gestern 18:52". */
export function momentWords(moment: string, now: Date, exactness: Exactness): string {
  const then = new Date(moment);
  const today = exactness === 'today to the second' ? exactClock : clock;
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (isSameDay(then, now)) return `heute ${today.format(then)}`;
  if (isSameDay(then, yesterday)) return `gestern ${clock.format(then)}`;
  const isThisYear = then.getFullYear() === now.getFullYear();
  return `${(isThisYear ? day : dayAndYear).format(then)}, ${clock.format(then)}`;
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}

/** 1 Minute, 90 Minuten. */
export function minuteWords(minutes: number): string {
  return minutes === 1 ? '1\u00a0Minute' : `${minutes}\u00a0Minuten`;
}

/** 45 Minuten, 1 Stunde, 2:35 Stunden. */
export function durationWords(minutes: number): string {
  if (minutes < 60) return minuteWords(minutes);
  return minutes === 60 ? '1\u00a0Stunde' : `${hoursOf(minutes)}\u00a0Stunden`;
}
