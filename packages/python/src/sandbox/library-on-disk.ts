import { readFileSync, statSync } from 'node:fs';
import type { PyodideAPI } from 'pyodide';

type FileNode = { contents: Uint8Array; usedBytes: number };

/** Most programs import only what the snapshot has: the library is read when the first one doesn't. */
export function offerLibrary({ FS }: PyodideAPI, path: string) {
  const name = FS.readdir('/lib').find((name: string) => name.endsWith('.zip'));
  const node: FileNode = FS.lookupPath(`/lib/${name}`).node;
  let library: Uint8Array | null = null;
  Object.defineProperty(node, 'contents', { get: () => (library ??= readFileSync(path)) });
  node.usedBytes = statSync(path).size;
}
