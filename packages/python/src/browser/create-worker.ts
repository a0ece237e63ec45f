/** Written so that the build finds the worker and makes a file of its own of it. */
export function createWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
