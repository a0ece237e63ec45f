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
