import { warmCache } from '../packages/python/build/warm-cache.ts';
import { buildOnce } from './build-once.ts';
import { hashInputs } from './hash-inputs.ts';
import { pythonEngine, sandboxCache } from './paths.ts';
import { runNode } from './run-node.ts';

/** The lock file stands for Pyodide, the version of Node for what it freezes into the snapshot. */
const inputs = [
  'packages/python/build/**',
  'packages/python/src/core/**',
  'packages/python/src/py/**',
  'package-lock.json',
  'scripts/build-python.ts',
];
const sandboxInputs = ['packages/python/src/*.ts', 'packages/python/src/sandbox/**'];

/** Prepares the Python engine: the interpreter with its snapshot, for browser and sandbox. */
export async function buildPython(): Promise<void> {
  const engineInputs = `${await hashInputs(inputs)} ${process.version}`;
  await buildOnce({
    title: 'die Python-Umgebung',
    folder: pythonEngine,
    inputs: engineInputs,
    build: (folder) => runNode('packages/python/build/build-engine.ts', folder),
  });
  await buildOnce({
    title: 'die Sandbox',
    folder: sandboxCache,
    inputs: `${engineInputs} ${await hashInputs(sandboxInputs)}`,
    build: (folder) => warmCache(pythonEngine, folder),
  });
}

if (import.meta.main) await buildPython();
