import { bytesOf, type FileSystem, type Node } from './file-nodes.ts';

type Kept = Pick<Node, 'mode' | 'mtime'> & {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly link: string;
  /** What it looks like from outside: whoever writes into a file changes its time. */
  readonly look: string;
};

/** What no program can write, or nobody may change anyway. */
const notKept = new Set(['/dev', '/proc', '/lib']);

/** Remembers all that a program may write to. The answer puts it back; false when it can't. */
export function keepFiles(fs: FileSystem): () => boolean {
  const kept = listAll(fs, true);
  return () => {
    // A program may have taken away its own right to a folder.
    fs.ignorePermissions = true;
    try {
      putBack(fs, kept);
      return true;
    } catch {
      return false;
    } finally {
      fs.ignorePermissions = false;
    }
  };
}

function putBack(fs: FileSystem, kept: readonly Kept[]) {
  const looks = new Map(kept.map(({ path, look }) => [path, look]));
  const folders = new Set(kept.filter(({ mode }) => fs.isDir(mode)).map(({ path }) => path));
  for (const { path, mode, look } of listAll(fs, false).toReversed()) {
    if (looks.get(path) === look) looks.delete(path);
    else if (!fs.isDir(mode)) fs.unlink(path);
    else if (!folders.has(path)) fs.rmdir(path);
  }
  for (const file of kept) if (looks.has(file.path)) create(fs, file);
}

function create(fs: FileSystem, { path, mode, mtime, link, bytes }: Kept) {
  if (fs.isLink(mode)) {
    fs.symlink(link, path);
    return;
  }
  if (fs.isDir(mode)) fs.mkdirTree(path);
  else fs.writeFile(path, bytes);
  fs.chmod(path, mode);
  fs.utime(path, mtime, mtime);
}

/** Folders come before what is in them. */
function listAll(fs: FileSystem, withBytes: boolean): Kept[] {
  const list = (path: string, node: Node): Kept[] => [
    describe(fs, path, node, withBytes),
    ...childrenOf(fs, node)
      .map(([name, child]) => [`${path}/${name}`, child] as const)
      .filter(([inside]) => !notKept.has(inside))
      .flatMap(([inside, child]) => list(inside, child)),
  ];
  return list('', fs.lookupPath('/').node).slice(1);
}

function childrenOf(fs: FileSystem, { mode, contents }: Node): [string, Node][] {
  return fs.isDir(mode) ? Object.entries(contents ?? {}) : [];
}

function describe(fs: FileSystem, path: string, node: Node, withBytes: boolean): Kept {
  const { mode, mtime, link = '', usedBytes } = node;
  const isFile: boolean = fs.isFile(mode);
  const look = [mode, link, ...(isFile ? [usedBytes, mtime] : [])].join(' ');
  return { path, mode, mtime, link, look, bytes: isFile && withBytes ? bytesOf(node) : noBytes };
}

const noBytes = new Uint8Array();
