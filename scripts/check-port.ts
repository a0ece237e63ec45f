import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../apps/server/src/config.ts';
import { startListening } from '../apps/server/src/listening.ts';

/** Throws when somebody listens there already: before anything of a running server is built anew. */
export async function checkPort({ PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  const probe = createServer();
  await startListening(probe, { PORT, HOST });
  probe.close();
  await once(probe, 'close');
}
