import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Config } from './config.ts';
import { securityHeaders, setDefaultHeaders } from './http/default-headers.ts';
import type { App } from './http/env.ts';

export type RunningServer = { readonly port: number; readonly stop: () => Promise<void> };

const finishWithinMs = 8_000;

type Answering = Pick<App, 'fetch'>;

export async function listen(app: Answering, config: Config): Promise<RunningServer> {
  const server = createServer(app, config);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, () => resolve());
  });
  const { port: chosen } = addressOf(server.address());
  return { port: chosen, stop: () => stop(server) };
}

function createServer(app: Answering, config: Config) {
  const answer = getRequestListener(app.fetch);
  const server = createHttpServer((request, response) => {
    setDefaultHeaders(request, response, config);
    void answer(request, response);
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(malformedAnswer);
  });
  return server;
}

/** What Node itself would answer to a request that isn't HTTP, but with our headers. */
const malformedAnswer = [
  'HTTP/1.1 400 Bad Request',
  'connection: close',
  'content-type: text/plain; charset=utf-8',
  'content-length: 0',
  ...Array.from(securityHeaders, ([name, value]) => `${name}: ${value}`),
  '\r\n',
].join('\r\n');

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
