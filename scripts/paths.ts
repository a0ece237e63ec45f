import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const webFolder = join(root, 'apps/web');
export const builtWeb = join(webFolder, 'dist');
export const pythonEngine = join(root, 'packages/python/dist/engine');
export const contentFolder = join(root, 'packages/content');
export const builtHouse = join(root, 'packages/tutor/dist');
export const sandboxCache = join(root, 'packages/python/dist/deno');
/** Holds a stamp alone: what is compiled lies in Node's own cache. */
export const compiledServer = join(root, '.cache/server');
