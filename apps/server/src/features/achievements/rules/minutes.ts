import type { Activity } from './ledger.ts';

const minuteMs = 60_000;

/** Minutes of each day; two devices at once count once. */
export function minutesByDay(activities: readonly Activity[]): Map<string, number> {
  const days = Map.groupBy(activities, ({ day }) => day);
  const minutes = [...days].map(([day, rows]) => [day, minutesOf(rows)] as const);
  return new Map(minutes.filter(([, count]) => count > 0));
}

/** Of rows of one day, in the order of their moments. */
export function minutesOf(rows: readonly Activity[]): number {
  let known = 0;
  let workedMs = 0;
  let from = Infinity;
  for (const { kind, at, minutes } of rows.toReversed()) {
    if (kind === 'day') known += minutes;
    if (kind !== 'worked') continue;
    const end = Date.parse(at);
    const start = end - minutes * minuteMs;
    workedMs += Math.max(0, Math.min(end, from) - start);
    from = Math.min(from, start);
  }
  return known + Math.round(workedMs / minuteMs);
}
