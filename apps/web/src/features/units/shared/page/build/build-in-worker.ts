import type { Files } from '@hbg/contract/units';
import type { BuildOrder, BuildResult } from './build-worker.ts';
import type { BuiltPage } from './built-page.ts';

/** The parser comes with it, when the first page is built. */
let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, PromiseWithResolvers<BuiltPage>>();

export function buildInWorker(files: Files): Promise<BuiltPage> {
  worker ??= openWorker();
  const order: BuildOrder = { id: ++last, files };
  const built = Promise.withResolvers<BuiltPage>();
  waiting.set(order.id, built);
  worker.postMessage(order);
  return built.promise;
}

function openWorker(): Worker {
  const opened = new Worker(new URL('./build-worker.ts', import.meta.url), { type: 'module' });
  opened.addEventListener('message', ({ data }: MessageEvent<BuildResult>) => {
    waiting.get(data.id)?.resolve(data.page);
    waiting.delete(data.id);
  });
  opened.addEventListener('error', ({ message }) => fail(message));
  return opened;
}

/** Its code didn't load, or broke down: the next page begins with a fresh one. */
function fail(message: string) {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new Error(`No page was built: ${message}`));
  waiting.clear();
}
