import type { House, Ledger } from './ledger.ts';

/** Something that a badge is earned by. */
export type Piece = { readonly unit: string; readonly at: string };

export function comparePieces(a: Piece, b: Piece): number {
  return compareTexts(a.at, b.at) || compareTexts(a.unit, b.unit);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The first completion of each day, in the order of the days. */
export function firstOfDays({ done, activities }: Ledger, { days }: House): Map<string, Piece> {
  const first = new Map<string, Piece>();
  const note = (day: string, { unit, at }: Piece) => {
    const known = first.get(day);
    if (!known || comparePieces({ unit, at }, known) < 0) first.set(day, { unit, at });
  };
  for (const { unit, firstAt, at } of done) {
    note(days.dayOf(Date.parse(firstAt)), { unit, at: firstAt });
    if (at !== firstAt) note(days.dayOf(Date.parse(at)), { unit, at });
  }
  for (const activity of activities) {
    if (activity.kind === 'completed') note(activity.day, activity);
  }
  return new Map([...first].toSorted(([a], [b]) => compareTexts(a, b)));
}
