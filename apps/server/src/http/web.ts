import { extname, join } from 'node:path';
import type { Config } from '../config.ts';
import type { App, HttpContext } from './env.ts';
import { readPreloads } from './page-preloads.ts';
import { fileNotFound, listStaticFiles, sendStaticFile } from './static-files.ts';
import { readWebPage, sendWebPage } from './web-page.ts';
import { isWorker, workerPolicy } from './worker-policy.ts';

type Web = {
  readonly folder: string;
  readonly config: Config;
  readonly hasSession: (c: HttpContext) => boolean;
};

/** The built web app: its files by their exact address, its one page for every other place. */
export function mountWeb(app: App, { folder, config, hasSession }: Web) {
  const files = listStaticFiles(folder);
  const preloadsOf = readPreloads(folder);
  const names = [config.LEARNER_1_NAME, config.LEARNER_2_NAME];
  const page = readWebPage(join(folder, 'index.html'), names);
  app.get('*', (c) => {
    const { path } = c.req;
    const file = path === '/index.html' ? undefined : files.get(path);
    if (file && isWorker(path)) c.header('content-security-policy', workerPolicy(c, config));
    if (file) return sendStaticFile(c, file);
    if (!page || extname(path) !== '') return fileNotFound(c);
    const preloads = preloadsOf(path, hasSession(c));
    if (preloads) c.header('link', preloads);
    return sendWebPage(c, page);
  });
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD');
    return c.text('Diese Adresse nimmt nur GET an.', 405);
  });
}
