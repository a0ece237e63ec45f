import type { KeyboardEvent } from 'react';

/** Arrow up is more, arrow down is less. */
export function moveByKey(event: KeyboardEvent, move: (direction: 1 | -1) => void) {
  if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  move(event.key === 'ArrowUp' ? 1 : -1);
}
