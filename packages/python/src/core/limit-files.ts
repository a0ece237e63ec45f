import type { PyodideAPI } from 'pyodide';
import { maxFileBytes } from '../limits.ts';

type FileSystem = PyodideAPI['FS'];
type Node = { usedBytes: number };
type Write = (stream: { node: Node }, ...rest: [unknown, number, number, number]) => number;
type Resize = (node: Node, size: number) => void;
type Unlink = (parent: unknown, name: string) => void;

const noSpaceLeft = 51;

/** Files live in memory outside of the interpreter's own, whose limit doesn't reach them. */
export function limitFiles(fs: FileSystem) {
  const memory = fs.filesystems.MEMFS;
  const { file, dir } = memory.ops_table;
  const write: Write = file.stream.write;
  const resize: Resize = memory.resizeFileStorage;
  const unlink: Unlink = dir.node.unlink;
  let taken = 0;

  const change = <T>(node: Node, size: number, act: () => T): T => {
    const before = node.usedBytes;
    if (size > before && taken + size - before > maxFileBytes) throw new fs.ErrnoError(noSpaceLeft);
    const result = act();
    taken += node.usedBytes - before;
    return result;
  };
  file.stream.write = ((stream, buffer, offset, length, position) =>
    change(stream.node, position + length, () =>
      write(stream, buffer, offset, length, position),
    )) satisfies Write;
  memory.resizeFileStorage = ((node, size) =>
    change(node, size, () => resize(node, size))) satisfies Resize;
  dir.node.unlink = ((parent, name) => {
    taken -= fs.lookupNode(parent, name).usedBytes ?? 0;
    unlink(parent, name);
  }) satisfies Unlink;
}
