import { learnerHeader, refusalHeader } from '@hbg/contract/client';
import { vi } from 'vitest';

type Handler = (body: unknown, headers: Headers) => Response | Promise<Response>;

/** Stands behind the client's `send`: answers the calls it is given and keeps what was sent. */
export function fakeServer(handlers: Record<string, Handler>) {
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body, headers, signal }: RequestInit) => {
    const call = `${method} ${path}`;
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    sent.push({ call, body: read });
    const handler = handlers[call];
    if (!handler) throw new TypeError(`Nobody answers ${call}`);
    return Promise.race([handler(read, new Headers(headers)), end(signal)]);
  });
  return sent;
}

/** Who has called waits no longer. */
function end(signal: AbortSignal | null | undefined) {
  return new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

export const signedIn = {
  'GET /api/user': () => Response.json({ id: 1, name: 'Byte' }),
};

export function refusal(status: number, name: string, more: Readonly<Record<string, string>> = {}) {
  return new Response('Nein.', { status, headers: { [refusalHeader]: name, ...more } });
}

/** A call for whoever has logged in last, as the server takes it: the work of nobody else. */
export function sessionOf(learner: string, answer: () => Response): Handler {
  return (_, headers) =>
    headers.get(learnerHeader) === learner ? answer() : refusal(409, 'otherLearner');
}
