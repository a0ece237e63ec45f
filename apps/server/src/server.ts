import { createServer as createHttpServer, type Server } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Config } from './config.ts';
import { securityHeaders, setDefaultHeaders } from './http/default-headers.ts';
import type { App } from './http/env.ts';
import { startListening } from './listening.ts';

export type RunningServer = { readonly port: number; readonly stop: () => Promise<void> };

const finishWithinMs = 8_000;

type Answering = Pick<App, 'fetch'>;

export async function listen(app: Answering, config: Config): Promise<RunningServer> {
  const server = createServer(app, config);
  await startListening(server, config);
  const { port: chosen } = addressOf(server.address());
  return { port: chosen, stop: () => stop(server) };
}

function createServer(app: Answering, config: Config) {
  const answer = getRequestListener(app.fetch);
  const server = createHttpServer(limits, (request, response) => {
    setDefaultHeaders(request, response, config);
    void answer(request, response);
  });
  server.on('checkExpectation', (request, response) => {
    setDefaultHeaders(request, response, config);
    response.writeHead(417).end();
  });
  server.on('clientError', (error, socket) => answerMalformed(error, socket));
  return server;
}

/** The check for a host is ours, so that this answer has our headers too. */
const limits = { requestTimeout: 60_000, headersTimeout: 20_000, requireHostHeader: false };

/** What Node itself would answer to a request that isn't HTTP, but with our headers. */
function answerMalformed(error: Error, socket: Duplex) {
  if (!(socket instanceof Socket) || !socket.writable) return socket.destroy();
  // Behind an earlier request, whose answer is still to come, this one would be taken for it.
  if (socket.bytesWritten === 0) socket.write(malformedAnswer(error));
  return socket.destroySoon();
}

function malformedAnswer(error: Error): string {
  return [
    `HTTP/1.1 ${statusFor['code' in error ? String(error.code) : ''] ?? '400 Bad Request'}`,
    'connection: close',
    'content-length: 0',
    ...Array.from(securityHeaders, ([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
}

const statusFor: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Takes no new connection, lets running requests finish, and cuts what is still open after a while. */
async function stop(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), finishWithinMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('No TCP address');
  return address;
}
