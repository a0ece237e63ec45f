import type { DrawingEvent } from '@hbg/python/drawing/events';
import { keyEvent } from './key-events.ts';

type Send = (event: DrawingEvent) => void;

/** As a keyboard does it: at once, after a moment again, and then again and again. */
const firstRepeatMs = 300;
const repeatMs = 60;

/** Makes a button a key of the keyboard; returns how to end that. */
export function makePressable(button: HTMLElement, key: string, send: Send): () => void {
  let letGo: (() => void) | undefined;
  const release = () => {
    letGo?.();
    letGo = undefined;
  };
  const press = (event: Event) => {
    // The drawing keeps the focus: a real keyboard goes on to work.
    event.preventDefault();
    release();
    letGo = holdKey(key, send);
  };
  const stop = new AbortController();
  const { signal } = stop;
  button.addEventListener('pointerdown', press, { signal });
  for (const end of ['pointerup', 'pointerleave', 'pointercancel']) {
    button.addEventListener(end, release, { signal });
  }
  button.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  button.addEventListener('click', (event) => clickOnce(event, key, send), { signal });
  return () => {
    stop.abort();
    release();
  };
}

function holdKey(key: string, send: Send): () => void {
  send(keyEvent('key-down', key));
  const repeat = () => send(keyEvent('key-down', key, true));
  let again: ReturnType<typeof setInterval> | undefined;
  const first = setTimeout(() => {
    again = setInterval(repeat, repeatMs);
  }, firstRepeatMs);
  return () => {
    clearTimeout(first);
    clearInterval(again);
    send(keyEvent('key-up', key));
  };
}

/** Screen readers and keyboards click without a pointer that presses. */
function clickOnce({ detail }: MouseEvent, key: string, send: Send) {
  if (detail === 0) holdKey(key, send)();
}
