import { once } from 'node:events';
import type { Server } from 'node:net';
import type { Config } from './config.ts';
import { OperatorError } from './operator-error.ts';

/** An unknown name is HOST's fault here; everywhere else it is the database's. */
export async function startListening(
  server: Server,
  { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>,
): Promise<void> {
  server.listen(PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw isUnknownName(error) ? new OperatorError(unknownHost) : error;
  }
}

function isUnknownName(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'getaddrinfo';
}

const unknownHost = 'Die Einstellung HOST stimmt nicht: diesen Namen kennt das Netz nicht.';
