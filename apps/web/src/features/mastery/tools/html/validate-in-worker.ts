import type { Told } from './validate-worker.ts';

/** The validator comes with its worker, which lives for one page. */
export function validateInWorker(html: string): Promise<readonly Told[]> {
  const worker = new Worker(new URL('./validate-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<readonly Told[]>();
  worker.addEventListener('message', ({ data }: MessageEvent<readonly Told[]>) => resolve(data));
  worker.addEventListener('error', ({ message }) => reject(new Error(`No validator: ${message}`)));
  worker.postMessage(html);
  return promise.finally(() => worker.terminate());
}
