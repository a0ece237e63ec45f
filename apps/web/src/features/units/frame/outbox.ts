import type { PageMessage } from '../shared/page/messages.ts';
import type { Bridge } from './bridge.ts';

const atMostEach = 200;
const windowMs = 1_000;

export type Say = (message: PageMessage) => boolean;

/** A flood is told by its number: so many messages a second and no more. False: it wasn't told. */
export function openOutbox({ send }: Bridge, overhear: (said: PageMessage) => void): Say {
  const setTimer = globalThis.setTimeout.bind(globalThis);
  const now = performance.now.bind(performance);
  let since = Number.NEGATIVE_INFINITY;
  let told = 0;
  let dropped = 0;
  const tellDropped = () => {
    if (dropped > 0) send({ kind: 'said', message: { kind: 'dropped', count: dropped } });
    dropped = 0;
  };
  return (message) => {
    overhear(message);
    if (now() - since > windowMs) {
      since = now();
      told = 0;
    }
    told += 1;
    if (told <= atMostEach) send({ kind: 'said', message });
    else if (dropped++ === 0) setTimer(tellDropped, windowMs);
    return told <= atMostEach;
  };
}
