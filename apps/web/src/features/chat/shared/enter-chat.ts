import type { RefObject } from 'react';

type Places = {
  readonly card: RefObject<HTMLElement | null>;
  readonly field: RefObject<HTMLElement | null>;
};

/** On a touch screen the field would bring the keyboard along, and that covers what is said. */
export function enterChat({ card, field }: Places): void {
  (isTouched() ? card : field).current?.focus();
}

function isTouched(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
