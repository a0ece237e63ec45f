import { join } from 'node:path';
import { findSandboxCommands } from '@hbg/python/sandbox/sandbox-command';
import { SandboxPool } from '@hbg/python/sandbox/sandbox-pool';
import type { Logger } from 'pino';

export function openSandbox(engine: string, log: Logger): SandboxPool {
  const cache = join(engine, '../deno');
  return new SandboxPool({
    commands: findSandboxCommands({ engine, cache }),
    onFailure: () => log.error('the sandbox cannot be started'),
  });
}
