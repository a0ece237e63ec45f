import { findSandboxCommands } from '../src/sandbox/sandbox-command.ts';
import { SandboxProcess } from '../src/sandbox/sandbox-process.ts';

/** Deno notes what it has translated at the first run, and what it has compiled at the second. */
const runs = 2;

/**
 * Fills the folder from which the sandbox's processes start faster. Behind the second wall they can
 * only read it. On a machine without Deno it stays empty.
 */
export async function warmCache(engine: string, cache: string): Promise<void> {
  const command = findSandboxCommands({ engine, cache }).at(-1);
  if (!command) return;
  for (let left = runs; left > 0; left -= 1) {
    const process = new SandboxProcess(command);
    if (!(await process.isReady())) throw new Error('The sandbox does not start.');
    await process.run('print(1)', { wallMs: 10_000, patienceMs: 1_000 });
  }
}
