import { buildOnce } from './build-once.ts';
import { hashInputs } from './hash-inputs.ts';
import { compiledServer } from './paths.ts';
import { runNode } from './run-node.ts';

const inputs = ['apps/server/src/**', 'packages/*/src/**', 'package-lock.json'];

/**
 * Loads the server's modules once and lets them go: Node keeps what it made of them, so that the
 * server itself never holds the compiler in its memory.
 */
export async function buildServer(): Promise<void> {
  await buildOnce({
    title: 'den Server',
    folder: compiledServer,
    inputs: `${await hashInputs(inputs)} ${process.version}`,
    // With the flag that it starts with: what is compiled without it would be thrown away.
    build: () => runNode('--expose-gc', '--eval', "import('./apps/server/src/main.ts')"),
  });
}
