import { join } from 'node:path';
import { findSandboxCommands } from '@hbg/python/sandbox/sandbox-command';
import { SandboxPool } from '@hbg/python/sandbox/sandbox-pool';
import type { Logger } from 'pino';

export function openSandbox(engine: string, log: Logger): SandboxPool {
  const cache = join(engine, '../deno');
  const commands = findSandboxCommands({ engine, cache });
  if (commands.length === 0) log.error('there is no sandbox: Deno or the engine is missing');
  return new SandboxPool({
    commands,
    onFailure: (why) => log.error({ why }, 'the sandbox cannot be started'),
    onWallLost: (why) => log.warn({ why }, 'the sandbox starts only without its second wall'),
  });
}
