import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOnce } from './build-once.ts';
import { buildPython } from './build-python.ts';
import { hashInputs } from './hash-inputs.ts';
import { builtWeb, pythonEngine } from './paths.ts';
import { runNode } from './run-node.ts';

/** The lock file stands for Vite and all other packages, the scripts for the way of building. */
const inputs = [
  'apps/web/**',
  'packages/**',
  'package-lock.json',
  'scripts/{build-web,run-vite}.ts',
  'scripts/precompress.ts',
];

/** Builds the web app, and before it the Python engine, whose address stands in it. */
export async function buildWeb(): Promise<void> {
  await buildPython();
  const engine = await readFile(join(pythonEngine, 'engine.json'), 'utf8');
  await buildOnce({
    title: 'die Oberfläche',
    folder: builtWeb,
    inputs: `${await hashInputs(inputs)} ${engine}`,
    build: (folder) => runNode('scripts/run-vite.ts', folder),
  });
}

if (import.meta.main) await buildWeb();
