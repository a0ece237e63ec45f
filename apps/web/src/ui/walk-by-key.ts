import type { KeyboardEvent } from 'react';

/** A row begins anew at its end, a list ends there. */
const ways = {
  row: { back: 'ArrowLeft', on: 'ArrowRight', isRound: true },
  list: { back: 'ArrowUp', on: 'ArrowDown', isRound: false },
} as const;

/** In what is one Tab stop, arrows, Home and End walk from one of its parts to another. */
export function walkAmong(
  event: KeyboardEvent,
  stops: readonly HTMLElement[],
  way: keyof typeof ways,
) {
  const here = stops.findIndex((stop) => stop === event.target);
  const to = placeAfter(event.key, here, stops.length, way);
  if (to === null || here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stops[to]?.focus();
}

function placeAfter(
  key: string,
  here: number,
  count: number,
  way: keyof typeof ways,
): number | null {
  const { back, on, isRound } = ways[way];
  const last = count - 1;
  if (key === on) return here < last ? here + 1 : isRound ? 0 : last;
  if (key === back) return here > 0 ? here - 1 : isRound ? last : 0;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
