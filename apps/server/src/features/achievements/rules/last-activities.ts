import type { Activity, Done, House, Ledger } from './ledger.ts';
import { minutesOf } from './minutes.ts';
import { comparePieces } from './pieces.ts';

const shown = 5;

type LastActivity = {
  readonly unit: string;
  readonly at: string;
  /** Null where it wasn't finished that day. */
  readonly done: Done | null;
  readonly minutes: number;
};

/** What was done last, by unit and day, the newest first. */
export function lastActivities({ done, activities }: Ledger, { days }: House): LastActivity[] {
  const worked = workedLast(activities);
  const finished = done.toSorted(newestFirst).slice(0, shown);
  const keys = new Set(finished.map((one) => keyOf(one.unit, days.dayOf(Date.parse(one.at)))));
  const minutesAt = (key: string) => minutesOf(worked.get(key) ?? []);
  const all = [
    ...finished.map((one) => {
      const { unit, at } = one;
      return { unit, at, done: one, minutes: minutesAt(keyOf(unit, days.dayOf(Date.parse(at)))) };
    }),
    ...[...worked].flatMap(([key, rows]) => {
      const last = rows.at(-1);
      if (!last || keys.has(key)) return [];
      return [{ unit: last.unit, at: last.at, done: null, minutes: minutesOf(rows) }];
    }),
  ];
  return all.toSorted(newestFirst).slice(0, shown);
}

/** The rows of the last days on which somebody worked, by unit and day. */
function workedLast(activities: readonly Activity[]): Map<string, Activity[]> {
  const days = new Set<string>();
  const rows: Activity[] = [];
  for (let at = activities.length - 1; at >= 0; at -= 1) {
    const row = activities[at];
    if (row?.kind !== 'worked') continue;
    days.add(row.day);
    if (days.size > shown) break;
    rows.push(row);
  }
  return Map.groupBy(rows.toReversed(), ({ unit, day }) => keyOf(unit, day));
}

function keyOf(unit: string, day: string): string {
  return `${day} ${unit}`;
}

function newestFirst(a: Pick<Done, 'unit' | 'at'>, b: Pick<Done, 'unit' | 'at'>): number {
  return comparePieces(b, a);
}
