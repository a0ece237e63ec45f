import type { PyodideAPI } from 'pyodide';
import { maxFileBytes } from '../limits.ts';

type FileSystem = PyodideAPI['FS'];
type Node = { usedBytes: number };
type Stream = { readonly node: Node };
type Write = (stream: Stream, ...rest: [unknown, number, number, number]) => number;
type Resize = (node: Node, size: number) => void;
type Unlink = (parent: unknown, name: string) => void;
type Rename = (node: Node, folder: { contents: Record<string, Node> }, name: string) => void;
type Close = (stream: Stream) => void;

const noSpaceLeft = 51;

/** Files live in memory outside of the interpreter's own, whose limit doesn't reach them. */
export function limitFiles(fs: FileSystem) {
  const memory = fs.filesystems.MEMFS;
  const { file, dir } = memory.ops_table;
  const write: Write = file.stream.write;
  const resize: Resize = memory.resizeFileStorage;
  const unlink: Unlink = dir.node.unlink;
  const rename: Rename = dir.node.rename;
  /** Without a name, but still open: their bytes are given back when they are closed. */
  const nameless = new Set<Node>();
  let taken = 0;

  const change = <T>(node: Node, size: number, act: () => T): T => {
    const before = node.usedBytes;
    if (size > before && taken + size - before > maxFileBytes) throw new fs.ErrnoError(noSpaceLeft);
    const result = act();
    taken += node.usedBytes - before;
    return result;
  };
  const isOpen = (node: Node, leaving?: Stream) =>
    fs.streams.some((stream: Stream | null) => stream !== leaving && stream?.node === node);
  const giveBack = (node: Node | undefined) => {
    if (!node) return;
    if (isOpen(node)) nameless.add(node);
    else taken -= node.usedBytes ?? 0;
  };
  file.stream.write = ((stream, buffer, offset, length, position) =>
    change(stream.node, position + length, () =>
      write(stream, buffer, offset, length, position),
    )) satisfies Write;
  memory.resizeFileStorage = ((node, size) =>
    change(node, size, () => resize(node, size))) satisfies Resize;
  dir.node.unlink = ((parent, name) => {
    const node = fs.lookupNode(parent, name);
    unlink(parent, name);
    giveBack(node);
  }) satisfies Unlink;
  dir.node.rename = ((node, folder, name) => {
    const replaced = folder.contents[name];
    rename(node, folder, name);
    if (replaced !== node) giveBack(replaced);
  }) satisfies Rename;
  file.stream.close = ((stream) => {
    const { node } = stream;
    if (nameless.has(node) && !isOpen(node, stream)) {
      nameless.delete(node);
      taken -= node.usedBytes;
    }
  }) satisfies Close;
}
