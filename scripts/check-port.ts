import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../apps/server/src/config.ts';

/** Throws when somebody listens there already: before anything of a running server is built anew. */
export async function checkPort({ PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
