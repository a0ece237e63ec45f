export type Row = { readonly top: number; readonly height: number };

/** Where a row comes to lie that was dragged so far: past each whose middle it has passed. */
export function dropPlace(rows: readonly Row[], from: number, draggedPx: number): number {
  const own = rows[from];
  if (!own) return from;
  const top = own.top + draggedPx;
  const bottom = top + own.height;
  const passed = rows.map(({ top, height }) => top + height / 2);
  const up = passed.filter((middle, at) => at < from && top < middle).length;
  const down = passed.filter((middle, at) => at > from && bottom > middle).length;
  return from - up + down;
}

/** How far a row makes way while another is held above its place. */
export function wayOf(rows: readonly Row[], at: number, from: number, to: number): number {
  const [own, next] = [rows[from], rows[from === 0 ? 1 : from - 1]];
  if (!own || !next || at === from) return 0;
  const gap = Math.abs(next.top - own.top) - (from === 0 ? own.height : next.height);
  const room = own.height + gap;
  if (from < at && at <= to) return -room;
  return to <= at && at < from ? room : 0;
}
