/** A time on the wall, on a day of the week; minutes since midnight. */
export type Slot = { readonly day: number; readonly start: number; readonly end: number };

/** After school; at weekends an hour earlier, and never on top of dinner. */
const afternoons: readonly Slot[] = [
  { day: 4, start: 15 * 60, end: 18 * 60 },
  { day: 5, start: 14 * 60 + 30, end: 18 * 60 },
  { day: 6, start: 14 * 60, end: 18 * 60 },
  { day: 1, start: 15 * 60, end: 18 * 60 },
  { day: 2, start: 15 * 60, end: 18 * 60 },
  { day: 3, start: 15 * 60, end: 18 * 60 },
  { day: 0, start: 14 * 60, end: 18 * 60 },
];

/** Room to arrive and to leave. */
const pause = 15;
const raster = 15;
/** Until everything lies ready, a lesson of ten minutes has taken half an hour. */
const least = 45;

/** How many minutes, and what they mustn't lie on. */
type Wish = { readonly length: number; readonly taken: readonly Slot[] };

/** For each wish a free place, one a day and none on days off; null where the week is full. */
export function proposeSlots(
  wishes: readonly Wish[],
  daysOff: readonly number[] = [],
): (Slot | null)[] {
  const days = new Set(daysOff);
  return wishes.map(({ length, taken }) => {
    const rounded = Math.max(least, Math.ceil(length / raster) * raster);
    const slot = afternoons
      .filter(({ day }) => !days.has(day))
      .map((afternoon) => firstFree(afternoon, rounded, taken))
      .find((found) => found !== null);
    if (!slot) return null;
    days.add(slot.day);
    return slot;
  });
}

function firstFree(afternoon: Slot, length: number, taken: readonly Slot[]): Slot | null {
  const others = taken
    .filter(({ day }) => day === afternoon.day)
    .toSorted((one, other) => one.start - other.start);
  let { start } = afternoon;
  for (const other of others) {
    if (start + length + pause <= other.start) break;
    if (other.end + pause > start && other.start < afternoon.end) {
      start = Math.max(start, Math.ceil((other.end + pause) / raster) * raster);
    }
  }
  return start + length <= afternoon.end
    ? { day: afternoon.day, start, end: start + length }
    : null;
}
