import { setImmediate } from 'node:timers/promises';
import type { InParts } from '@hbg/tutor/in-parts';

/** A request may need several turns of the event loop, and each of them waits for so long. */
const turnMs = 5;

/** Does long work so that requests are answered in between. */
export async function bitByBit<Made>(work: InParts<Made>): Promise<Made> {
  for (;;) {
    await setImmediate();
    const until = performance.now() + turnMs;
    let part = work.next();
    while (!part.done && performance.now() < until) part = work.next();
    if (part.done) return part.value;
  }
}
