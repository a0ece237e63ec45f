import { buildOnce } from './build-once.ts';
import { hashInputs } from './hash-inputs.ts';
import { pythonEngine } from './paths.ts';

/** The lock file stands for Pyodide, the version of Node for what it freezes into the snapshot. */
const inputs = [
  'packages/python/build/**',
  'packages/python/src/py/**',
  'package-lock.json',
  'scripts/build-python.ts',
];

/** Prepares the Python engine: the interpreter with its snapshot, for browser and sandbox. */
export async function buildPython(): Promise<void> {
  await buildOnce({
    title: 'die Python-Umgebung',
    folder: pythonEngine,
    inputs: `${await hashInputs(inputs)} ${process.version}`,
    build: runBuild,
  });
}

async function runBuild(folder: string): Promise<void> {
  const { buildEngine } = await import('../packages/python/build/build-engine.ts');
  await buildEngine(folder);
}

if (import.meta.main) await buildPython();
