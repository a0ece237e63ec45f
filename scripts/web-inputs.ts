import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './paths.ts';

/** The lock file stands for Vite and all other packages, the scripts for the way of building. */
const inputs = [
  'apps/web/**',
  'packages/**',
  'package-lock.json',
  'scripts/build-web.ts',
  'scripts/precompress.ts',
];
const foldersLeftOut = new Set(['node_modules', 'dist']);

/** One value for everything that the built web app depends on. */
export async function hashWebInputs(folder = root): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await inputFiles(folder)) {
    const content = await readFile(path);
    hash.update(`${relative(folder, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function inputFiles(folder: string): Promise<string[]> {
  const entries = await Array.fromAsync(
    glob(inputs, { cwd: folder, exclude: isLeftOut, withFileTypes: true }),
  );
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}

function isLeftOut({ name }: Dirent): boolean {
  return foldersLeftOut.has(name) || /\.test\.\w+$|^test-setup\.ts$/.test(name);
}
