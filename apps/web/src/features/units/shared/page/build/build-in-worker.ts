import type { PageFiles } from '../messages.ts';
import type { BuildOrder, BuildResult } from './build-worker.ts';
import type { BuiltPage } from './built-page.ts';

/** The parser comes with it, when the first page is built. */
let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (page: BuiltPage) => void>();

export function buildInWorker(files: PageFiles): Promise<BuiltPage> {
  worker ??= openWorker();
  const { promise, resolve } = Promise.withResolvers<BuiltPage>();
  const order: BuildOrder = { id: ++last, files };
  waiting.set(order.id, resolve);
  worker.postMessage(order);
  return promise;
}

function openWorker(): Worker {
  const opened = new Worker(new URL('./build-worker.ts', import.meta.url), { type: 'module' });
  opened.addEventListener('message', ({ data }: MessageEvent<BuildResult>) => {
    waiting.get(data.id)?.(data.page);
    waiting.delete(data.id);
  });
  return opened;
}
