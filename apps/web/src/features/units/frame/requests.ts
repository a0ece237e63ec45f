import type { Bridge } from './bridge.ts';
import type { FrameAnswer } from './protocol.ts';

export type Requests = { readonly answer: (id: number, answer: FrameAnswer | null) => void };

/** `fetch` reaches the unit's own data and routes, through the house, and nothing else. */
export function answerFetch({ send }: Bridge): Requests {
  const waiting = new Map<number, (answer: FrameAnswer | null) => void>();
  let last = 0;
  globalThis.fetch = async (input, init) => {
    const address = addressOf(input);
    const id = ++last;
    const { promise, resolve } = Promise.withResolvers<FrameAnswer | null>();
    waiting.set(id, resolve);
    const method = (init?.method ?? 'GET').toUpperCase();
    const body = typeof init?.body === 'string' ? init.body : null;
    send({ kind: 'asks', id, request: { method, address, body } });
    const answer = await promise;
    if (!answer) throw new TypeError(refusal(address));
    const isEmpty = answer.status === 204 || answer.status === 304;
    const headers = { 'content-type': answer.type };
    return new Response(isEmpty ? null : answer.body, { status: answer.status, headers });
  };
  return {
    answer: (id, answer) => {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    },
  };
}

function addressOf(input: RequestInfo | URL): string {
  return typeof input === 'object' && 'url' in input ? input.url : String(input);
}

function refusal(address: string): string {
  return `fetch findet „${address.slice(0, 200)}“ nicht: Hier gibt es nur die Daten dieser Aufgabe, das Netz ist zu.`;
}
