import { join } from 'node:path';
import { findSandboxCommands, type SandboxCommand } from '../src/sandbox/sandbox-command.ts';

/** Built by `scripts/build-python.ts`. */
export const engineFolder = join(import.meta.dirname, '../dist/engine');

export function sandboxCommands(): SandboxCommand[] {
  return findSandboxCommands({ engine: engineFolder, cache: join(engineFolder, '../deno') });
}
