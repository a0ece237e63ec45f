/** An answer that a test lets arrive piece by piece. */
export function heldStream() {
  const encoder = new TextEncoder();
  const pipe = new TransformStream<string, string>();
  const writer = pipe.writable.getWriter();
  const body = pipe.readable.pipeThrough(
    new TransformStream<string, Uint8Array>({
      transform: (text, controller) => controller.enqueue(encoder.encode(text)),
    }),
  );
  const send = (event: string, data: unknown) =>
    void writer.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).catch(ignoreLeft);
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    say: (text: string) => send('delta', { text }),
    finish: (answer: unknown) => send('done', answer),
    fail: (text: string) => send('failed', { text }),
    end: () => void writer.close().catch(ignoreLeft),
    /** Settles when nobody listens any more. */
    left: writer.closed.catch(ignoreLeft),
  };
}

function ignoreLeft() {}
