import type { Activity, Done, House } from './ledger.ts';
import { type DayOfWork, minutesOf, spanOf } from './minutes.ts';
import { comparePieces, firstBy } from './pieces.ts';

/** So many are shown, and of so many days the work is looked at. */
export const shown = 5;

type Worked = Pick<Activity, 'unit' | 'day' | 'at' | 'minutes'>;

/** When somebody has worked. */
export type Work = {
  readonly days: readonly DayOfWork[];
  /** On the last days with work, in the order of their moments. */
  readonly last: readonly Worked[];
};

type LastActivity = {
  readonly unit: string;
  readonly at: string;
  /** Null where it wasn't finished that day. */
  readonly done: Done | null;
  readonly minutes: number;
};

/** What was done last, by unit and day, the newest first. */
export function lastActivities(
  done: readonly Done[],
  lastWork: readonly Worked[],
  { days }: House,
): LastActivity[] {
  const worked = Map.groupBy(lastWork, ({ unit, day }) => keyOf(unit, day));
  const minutesAt = (key: string) => minutesOf((worked.get(key) ?? []).map(spanOf));
  const finished = new Map(
    firstBy(done, shown, newestFirst).map((one) => {
      return [keyOf(one.unit, days.dayOf(Date.parse(one.at))), one];
    }),
  );
  const all = [
    ...[...finished].map(([key, one]) => {
      return { unit: one.unit, at: one.at, done: one, minutes: minutesAt(key) };
    }),
    ...[...worked].flatMap(([key, rows]) => {
      const last = rows.at(-1);
      if (!last || finished.has(key)) return [];
      return [{ unit: last.unit, at: last.at, done: null, minutes: minutesAt(key) }];
    }),
  ];
  return firstBy(all, shown, newestFirst);
}

function keyOf(unit: string, day: string): string {
  return `${day} ${unit}`;
}

function newestFirst(a: Pick<Done, 'unit' | 'at'>, b: Pick<Done, 'unit' | 'at'>): number {
  return comparePieces(b, a);
}
