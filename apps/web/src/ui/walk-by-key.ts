import type { KeyboardEvent } from 'react';

/** In a list that is one Tab stop, arrows, Home and End walk from one link or heading to another. */
export function walkByKey(event: KeyboardEvent, list: HTMLElement | null) {
  const stops = [...(list?.querySelectorAll<HTMLElement>('a, summary') ?? [])];
  const here = stops.findIndex((stop) => stop === event.currentTarget);
  const to = placeAfter(event.key, here, stops.length);
  if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stops[to]?.focus();
}

function placeAfter(key: string, here: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(here + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(here - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
