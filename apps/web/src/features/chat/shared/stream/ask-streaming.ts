import type { LearnerId } from '@hbg/contract/account';
import { createClient } from '@hbg/contract/client';
import type { Answer, Route, Sent } from '@hbg/contract/route';
import { readEvents } from './read-events.ts';

export type Listening = {
  /** Whose question it is. */
  readonly learner: LearnerId | undefined;
  readonly signal: AbortSignal;
  readonly onPiece: (text: string) => void;
};

/** The answer comes in pieces from a server that streams, and in the end as a whole from any. */
export function askStreaming<R extends Route>(
  route: R,
  sent: Sent<R>,
  listening: Listening,
): Promise<Answer<R>> {
  const client = createClient(async (path, init) => {
    const headers = new Headers(init.headers);
    headers.set('accept', 'text/event-stream, application/json');
    return wholeOf(await fetch(path, { ...init, headers }), listening);
  });
  const { learner, signal } = listening;
  return client.call(route, sent, { learner, signal });
}

/** The answer as if it had come at once. */
async function wholeOf(response: Response, { signal, onPiece }: Listening): Promise<Response> {
  if (!response.body || !isEventStream(response)) return response;
  for await (const { event, data } of readEvents(textOf(response.body, signal))) {
    if (event === 'done') return new Response(data);
    if (event === 'delta') onPiece(readText(data));
    if (event === 'failed') return new Response(readText(data), { status: 500 });
  }
  throw new TypeError('The answer broke off before it was done');
}

function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

function readText(data: string): string {
  const { text }: { text: string } = JSON.parse(data);
  return text;
}

// Not every browser can iterate over a stream yet.
async function* textOf(body: ReadableStream<BufferSource>, signal: AbortSignal) {
  const reader = body.pipeThrough(new TextDecoderStream(), { signal }).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      yield piece.value;
    }
  } finally {
    await reader.cancel();
  }
}
