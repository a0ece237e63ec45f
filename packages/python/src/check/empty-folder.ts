import type { FileSystem, Node } from '../browser/file-nodes.ts';

/** Whatever rights the program has left on what is in it. */
export function emptyFolder(fs: FileSystem, folder: string) {
  const { object } = fs.analyzePath(folder);
  fs.ignorePermissions = true;
  try {
    if (object && fs.isDir(object.mode)) emptyNode(fs, folder, object);
  } finally {
    fs.ignorePermissions = false;
  }
}

function emptyNode(fs: FileSystem, path: string, { contents }: Node) {
  const children: [string, Node][] = Object.entries(contents ?? {});
  for (const [name, child] of children) {
    const inside = `${path}/${name}`;
    if (fs.isDir(child.mode)) {
      emptyNode(fs, inside, child);
      fs.rmdir(inside);
    } else {
      fs.unlink(inside);
    }
  }
}
