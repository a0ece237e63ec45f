import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that no page may reach, by whatever way. */
export async function openTrap() {
  let caught = 0;
  const server = createServer((socket) => {
    // Chromium opens a connection ahead of a navigation that it then refuses: it says nothing on it.
    socket.on('data', () => (caught += 1));
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The trap has no port.');
  const { port } = address;
  const datagrams = createSocket('udp4', () => (caught += 1)).bind(port, '127.0.0.1');
  return {
    host: `127.0.0.1:${port}`,
    caught: () => caught,
    close() {
      server.close();
      datagrams.close();
    },
  };
}
