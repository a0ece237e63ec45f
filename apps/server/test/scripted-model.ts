import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

/** What came in, as OpenAI's API has it. */
export type ModelRequest = {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
};

/** How the server answers the next question. */
export type Script = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

/** An OpenAI-compatible server on loopback that says what a test wants, and also misbehaves. */
export async function startScriptedModel(script: Script) {
  const requests: ModelRequest[] = [];
  const state = { script };
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readRequest(request);
    requests.push(body);
    await state.script(response, body);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    requests,
    env: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'garage-1' },
    behave: (next: Script) => void (state.script = next),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  const body: unknown = await json(request);
  return isRequest(body) ? body : { messages: [] };
}

function isRequest(body: unknown): body is ModelRequest {
  return typeof body === 'object' && body !== null && 'messages' in body;
}

/** Says it in small pieces, as models do. */
export function says(text: string): Script {
  return (response) => {
    openStream(response);
    for (const piece of text.match(/[^]{1,7}/g) ?? []) sendPiece(response, piece);
    finish(response);
  };
}

/** Begins, and then says nothing any more. */
export function saysAndStalls(text: string): Script {
  return (response) => {
    openStream(response);
    sendPiece(response, text);
  };
}

export function saysAndBreaksOff(text: string): Script {
  return (response) => {
    openStream(response);
    sendPiece(response, text);
    setImmediate(() => response.destroy());
  };
}

export const stalls: Script = () => {};

/** One answer, piece by piece as a test tells it. */
export function saysWhenTold() {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  return {
    script: (response: ServerResponse) => {
      openStream(response);
      resolve(response);
    },
    say: async (text: string) => sendPiece(await promise, text),
    finish: async () => finish(await promise),
  };
}

export function refuses(status: number, message = 'down'): Script {
  const type = { 'content-type': 'application/json' };
  return (response) =>
    void response.writeHead(status, type).end(JSON.stringify({ error: { message } }));
}

export const fails: Script = refuses(500);

export const sendsRubbish: Script = (response) => {
  openStream(response);
  response.end('data: {"choices": [{"delta": \n\n<html>\n\ndata: 5\n\n');
};

function openStream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function sendPiece(response: ServerResponse, content: string) {
  sendChunk(response, { choices: [{ index: 0, delta: { content } }] });
}

function finish(response: ServerResponse) {
  sendChunk(response, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  sendChunk(response, {
    choices: [],
    usage: { prompt_tokens: 150, completion_tokens: 50, total_tokens: 200 },
  });
  response.end('data: [DONE]\n\n');
}

function sendChunk(response: ServerResponse, chunk: object) {
  const about = { id: '1', object: 'chat.completion.chunk', model: 'garage-1' };
  response.write(`data: ${JSON.stringify({ ...about, ...chunk })}\n\n`);
}
