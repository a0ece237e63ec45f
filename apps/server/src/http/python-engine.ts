import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './env.ts';
import { fileNotFound, listStaticFiles, sendStaticFile } from './static-files.ts';

/** The files of the Python engine, under an address that changes with their content. */
export function mountPythonEngine(app: App, folder: string) {
  const description = join(folder, 'engine.json');
  if (!existsSync(description)) return;
  const { version } = JSON.parse(readFileSync(description, 'utf8'));
  const files = listStaticFiles(folder, `/python/${version}`);
  app.get('/python/*', (c) => {
    const file = files.get(c.req.path);
    return file ? sendStaticFile(c, file) : fileNotFound(c);
  });
}
