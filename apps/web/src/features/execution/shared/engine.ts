import type { PythonEngine } from '@hbg/python/browser/python-engine';
import { whenCalm } from '../../../ui/when-calm.ts';

declare const PYTHON_ENGINE: {
  readonly version: string;
  readonly bytes: Readonly<Record<string, number>>;
} | null;

let engine: PythonEngine | Promise<PythonEngine> | null = null;

/** The one Python of this page; its code is loaded only when somebody may need it. */
export function openEngine(): PythonEngine | Promise<PythonEngine> {
  engine ??= keepEngine();
  return engine;
}

async function keepEngine(): Promise<PythonEngine> {
  try {
    const created = await createEngine();
    engine = created;
    return created;
  } catch (error) {
    engine = null;
    throw error;
  }
}

/** A run doesn't wait for that. */
export async function openEngineWhenCalm(): Promise<PythonEngine> {
  await whenCalm();
  return openEngine();
}

async function createEngine(): Promise<PythonEngine> {
  const [{ PythonEngine }, { createWorker }] = await Promise.all([
    import('@hbg/python/browser/python-engine'),
    import('@hbg/python/browser/create-worker'),
  ]);
  if (!PYTHON_ENGINE) throw new Error('This build has no Python engine.');
  const { version, bytes } = PYTHON_ENGINE;
  const created = new PythonEngine({
    engine: { folder: `/python/${version}/`, snapshotBytes: bytes['snapshot.delta'] ?? 0 },
    createWorker,
    hasSpare: hasMemoryForTwo(),
  });
  created.start();
  return created;
}

/** Gigabytes, where the browser tells; two interpreters take a quarter of one. */
function hasMemoryForTwo(): boolean {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory');
  return typeof memory !== 'number' || memory >= 4;
}
