import type { RefObject } from 'react';
import { listen } from './listen.ts';

export type Point = { readonly x: number; readonly y: number };

/** Shorter than that of the browsers, which open a menu after half a second. */
const pressMs = 400;
/** No finger lies quite still. */
const mostPixels = 10;

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A finger that stays where it is has something in mind; one that moves at once scrolls. */
export function whenPressedLong(origin: Point, act: () => void): void {
  const giveUp = () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
  const timer = setTimeout(() => {
    giveUp();
    act();
  }, pressMs);
  const stops = [
    listen('pointermove', ({ clientX: x, clientY: y }) => {
      if (distance(origin, { x, y }) > mostPixels) giveUp();
    }),
    listen('pointerup', giveUp),
    listen('pointercancel', giveUp),
  ];
}

/** No scrolling, no swipe and no menu meanwhile. A browser has to know of it before the touch begins. */
export function holdStill(target: EventTarget, isHolding: RefObject<boolean>) {
  const hold = (event: Event) => {
    if (isHolding.current && event.cancelable) event.preventDefault();
  };
  const names = ['touchmove', 'touchend', 'contextmenu'];
  for (const name of names) target.addEventListener(name, hold, { passive: false });
  return () => {
    for (const name of names) target.removeEventListener(name, hold);
  };
}
