import { createWorker } from '../../src/browser/create-worker.ts';
import { PythonEngine } from '../../src/browser/python-engine.ts';

/** Both ways to a Python that has run its first program; each answers with its milliseconds. */
Object.assign(globalThis, { startEngine, startPlain });

async function startEngine(folder: string, snapshotBytes: number): Promise<number> {
  const start = performance.now();
  const engine = new PythonEngine({
    engine: { folder, snapshotBytes },
    createWorker,
    hasSpare: false,
  });
  engine.start();
  await new Promise<void>((resolve) => {
    engine.subscribe(() => engine.state.kind === 'ready' && resolve());
  });
  await engine.run('print(1)').result;
  const passed = performance.now() - start;
  engine.end();
  return passed;
}

async function startPlain(folder: string): Promise<number> {
  const start = performance.now();
  const worker = new Worker(new URL('./plain-worker.ts', import.meta.url), { type: 'module' });
  await new Promise((resolve) => {
    worker.addEventListener('message', resolve, { once: true });
    worker.postMessage(folder);
  });
  const passed = performance.now() - start;
  worker.terminate();
  return passed;
}
