import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from './http/env.ts';
import { securityHeaders } from './http/security-headers.ts';

export type RunningServer = { readonly port: number; stop(): Promise<void> };

const finishWithinMs = 8_000;

export async function listen(app: App, port: number, host: string): Promise<RunningServer> {
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const { port: chosen } = addressOf(server.address());
  return { port: chosen, stop: () => stop(server) };
}

function createServer(app: App) {
  const server = createAdaptorServer({ fetch: app.fetch });
  if (!('closeAllConnections' in server)) throw new Error('An HTTP/1 server was expected');
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(malformedAnswer);
  });
  return server;
}

type Server = ReturnType<typeof createServer>;

/** What Node itself would answer to a request that isn't HTTP, but with our headers. */
const malformedAnswer = [
  'HTTP/1.1 400 Bad Request',
  'connection: close',
  'content-type: text/plain; charset=utf-8',
  'content-length: 0',
  ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
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
