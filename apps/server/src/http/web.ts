import { extname, join } from 'node:path';
import type { Config } from '../config.ts';
import type { App } from './env.ts';
import { fileNotFound, listStaticFiles, sendStaticFile } from './static-files.ts';
import { readWebPage, sendWebPage } from './web-page.ts';

/** The built web app: its files by their exact address, its one page for every other place. */
export function mountWeb(app: App, folder: string, config: Config) {
  const files = listStaticFiles(folder);
  const names = [config.LEARNER_1_NAME, config.LEARNER_2_NAME];
  const page = readWebPage(join(folder, 'index.html'), names);
  app.get('*', (c) => {
    const { path } = c.req;
    const file = path === '/index.html' ? undefined : files.get(path);
    if (file) return sendStaticFile(c, file);
    return page && extname(path) === '' ? sendWebPage(c, page) : fileNotFound(c);
  });
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD');
    return c.text('Diese Adresse nimmt nur GET an.', 405);
  });
}
