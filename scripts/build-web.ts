import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOnce } from './build-once.ts';
import { buildPython } from './build-python.ts';
import { hashInputs } from './hash-inputs.ts';
import { builtWeb, pythonEngine, webFolder } from './paths.ts';
import { precompress } from './precompress.ts';

/** The lock file stands for Vite and all other packages, the scripts for the way of building. */
const inputs = [
  'apps/web/**',
  'packages/**',
  'package-lock.json',
  'scripts/build-{once,web}.ts',
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
    build: runVite,
  });
}

/** Vite is loaded only here: a start that has nothing to build must not wait for it. */
async function runVite(folder: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    root: webFolder,
    configFile: join(webFolder, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  });
  await precompress(folder);
}

if (import.meta.main) await buildWeb();
