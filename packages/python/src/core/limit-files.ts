import type { PyodideAPI } from 'pyodide';
import { maxFileBytes } from '../limits.ts';

type FileSystem = PyodideAPI['FS'];
type Node = { readonly contents: { readonly length: number } };

const noSpaceLeft = 51;

/** Files live in memory outside of the interpreter's own, whose limit doesn't reach them. */
export function limitFiles(fs: FileSystem) {
  const memory = fs.filesystems.MEMFS;
  let taken = 0;
  for (const name of ['expandFileStorage', 'resizeFileStorage']) {
    const original: (node: Node, size: number) => void = memory[name];
    memory[name] = (node: Node, size: number) => {
      const before = node.contents.length;
      if (size > before && taken + size - before > maxFileBytes) {
        throw new fs.ErrnoError(noSpaceLeft);
      }
      original(node, size);
      taken += node.contents.length - before;
    };
  }
}
