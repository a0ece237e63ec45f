import type { FromFrame, ToFrame } from './protocol.ts';

export type Bridge = {
  readonly send: (message: FromFrame) => void;
  readonly take: (listener: (order: ToFrame) => void) => void;
};

/** Taken before any line of the child's page runs, which may put other things in their place. */
const { apply } = Reflect;
const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
const setTimer = globalThis.setTimeout.bind(globalThis);

/**
 * The only way out of the frame. Nobody else gets at the port: what the browser hands over with a
 * message is read by the getter of before.
 */
export function openBridge(port: MessagePort): Bridge {
  const send = port.postMessage.bind(port);
  let take: ((order: ToFrame) => void) | null = null;
  port.addEventListener('message', (event) => {
    if (!dataOf) return;
    const order: ToFrame = apply(dataOf, event, []);
    if (order.kind === 'ping') send({ kind: 'pong' });
    // `window.event` and with it the port are in sight until the event is over.
    else setTimer(() => take?.(order), 0);
  });
  port.start();
  return {
    send,
    take: (listener) => {
      take = listener;
    },
  };
}
