import type { Files } from '@hbg/contract/units';
import { environment } from '../core/environment.ts';
import type { FileSystem } from './file-nodes.ts';

/** Lays files where programs begin. The answer takes them away again, and puts back what was there. */
export function layBeside(fs: FileSystem, files: Files): () => void {
  const paths = Object.entries(files).map(([name, text]) => {
    const path = `${environment.HOME}/${name}`;
    return { path, text, before: readFile(fs, path) };
  });
  for (const { path, text } of paths) writeFile(fs, path, text);
  return () => {
    for (const { path, before } of paths) {
      if (fs.analyzePath(path).exists) fs.unlink(path);
      if (before) writeFile(fs, path, before);
    }
  };
}

function readFile(fs: FileSystem, path: string): Uint8Array | null {
  const { object } = fs.analyzePath(path);
  return object && fs.isFile(object.mode) ? fs.readFile(path) : null;
}

function writeFile(fs: FileSystem, path: string, content: string | Uint8Array) {
  fs.mkdirTree(path.slice(0, path.lastIndexOf('/')));
  fs.writeFile(path, content);
}
