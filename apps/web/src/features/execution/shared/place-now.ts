import type { Place } from '@hbg/coach/explanation';

/** Where a place of the code that ran is by now; null when its own lines have been changed. */
export function placeNow(place: Place, ran: string, now: string): Place | null {
  if (ran === now) return place;
  const [before, after] = [ran.split('\n'), now.split('\n')];
  const { line, endLine } = place;
  const start = sameLines(before, after);
  const end = sameLines(before.slice(start).toReversed(), after.slice(start).toReversed());
  if (endLine <= start) return place;
  if (line > before.length - end) return moveBy(after.length - before.length, place);
  const found = onlyPlaceOf(before.slice(line - 1, endLine), after);
  const isOnly = onlyPlaceOf(before.slice(line - 1, endLine), before) !== null;
  return isOnly && found !== null ? moveBy(found + 1 - line, place) : null;
}

/** How many lines are the same from the first one on. */
function sameLines(before: readonly string[], after: readonly string[]): number {
  const end = before.findIndex((line, at) => line !== after[at]);
  return end === -1 ? before.length : end;
}

function moveBy(lines: number, place: Place): Place {
  return { ...place, line: place.line + lines, endLine: place.endLine + lines };
}

/** Where these lines stand, counted from 0; null when they don't, or in more than one place. */
function onlyPlaceOf(piece: readonly string[], lines: readonly string[]): number | null {
  const text = piece.join('\n');
  const places = lines.flatMap((_, at) =>
    lines.slice(at, at + piece.length).join('\n') === text ? at : [],
  );
  return places.length === 1 ? (places[0] ?? null) : null;
}
