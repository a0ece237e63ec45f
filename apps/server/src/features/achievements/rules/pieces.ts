import type { House, Ledger, Piece } from './ledger.ts';

export function comparePieces(a: Piece, b: Piece): number {
  return compareTexts(a.at, b.at) || compareTexts(a.unit, b.unit);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** So many of all, in order; much shorter than sorting them all. */
export function firstBy<Of>(
  all: readonly Of[],
  count: number,
  compare: (a: Of, b: Of) => number,
): Of[] {
  const first: Of[] = [];
  for (const one of all) {
    const last = first[count - 1];
    if (last !== undefined && compare(one, last) >= 0) continue;
    const place = first.findLastIndex((other) => compare(other, one) <= 0) + 1;
    first.splice(place, 0, one);
    if (first.length > count) first.pop();
  }
  return first;
}

/** The first completion of each day, in the order of the days. */
export function firstOfDays({ done, completed }: Ledger, { days }: House): Map<string, Piece> {
  const first = new Map<string, Piece>();
  const note = (day: string, unit: string, at: string) => {
    const known = first.get(day);
    if (!known || comparePieces({ unit, at }, known) < 0) first.set(day, { unit, at });
  };
  for (const { unit, firstAt, at } of done) {
    note(days.dayOf(Date.parse(firstAt)), unit, firstAt);
    if (at !== firstAt) note(days.dayOf(Date.parse(at)), unit, at);
  }
  for (const { day, unit, at } of completed) note(day, unit, at);
  return new Map([...first].toSorted(([a], [b]) => compareTexts(a, b)));
}
