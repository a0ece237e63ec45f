const minute = 60_000;
const hour = 60 * minute;

const ago = new Intl.RelativeTimeFormat('de', { numeric: 'always' });
const dayAndTime = new Intl.DateTimeFormat('de', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const withYear = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeStyle: 'short' });

/** A clock of the server that is a little ahead counts as now. */
export function timeAgo(timestamp: string, now: number): string {
  const then = new Date(timestamp);
  const passed = now - then.getTime();
  if (passed < minute) return 'gerade eben';
  if (passed < hour) return ago.format(-Math.floor(passed / minute), 'minute');
  if (passed < 12 * hour) return ago.format(-Math.floor(passed / hour), 'hour');
  const isThisYear = then.getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? dayAndTime : withYear).format(then);
}

export function exactTime(timestamp: string): string {
  return withYear.format(new Date(timestamp));
}
