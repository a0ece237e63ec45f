import type { PyodideAPI } from 'pyodide';
import { environment } from '../core/environment.ts';
import type { LearnerFile } from '../protocol.ts';

const { HOME: home } = environment;

/** As the file system in memory has it: a folder's contents are nodes by name, a file's its bytes. */
type Node = {
  readonly mode: number;
  readonly mtime: number;
  readonly contents: object | null;
  readonly usedBytes: number;
};
type Found = { readonly path: string; readonly node: Node };

/** The files that programs write: they stay for the session, whichever worker runs the next one. */
export class SessionFiles {
  readonly #fs: PyodideAPI['FS'];
  #seen = '';

  constructor(fs: PyodideAPI['FS']) {
    this.#fs = fs;
  }

  replaceAll(files: readonly LearnerFile[]) {
    for (const { path } of this.#find()) this.#fs.unlink(path);
    for (const { path, content } of files) {
      this.#fs.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      this.#fs.writeFile(path, content);
    }
    this.#seen = describe(this.#find());
  }

  /** Null when none has changed. */
  readChanged(): LearnerFile[] | null {
    const found = this.#find();
    const look = describe(found);
    if (look === this.#seen) return null;
    this.#seen = look;
    return found.map(({ path, node }) => ({ path, content: bytesOf(node) }));
  }

  /** By their nodes: a program may have left files and folders without the right to read them. */
  #find(): Found[] {
    const { object } = this.#fs.analyzePath(home);
    return object && this.#fs.isDir(object.mode) ? this.#filesAt(home, object) : [];
  }

  #filesAt(path: string, node: Node): Found[] {
    if (this.#fs.isFile(node.mode)) return [{ path, node }];
    if (!this.#fs.isDir(node.mode)) return [];
    return Object.entries(node.contents ?? {}).flatMap(([name, child]) =>
      this.#filesAt(`${path}/${name}`, child),
    );
  }
}

function describe(found: readonly Found[]): string {
  return found.map(({ path, node }) => `${path} ${node.usedBytes} ${node.mtime}`).join('\n');
}

function bytesOf({ contents, usedBytes }: Node): Uint8Array {
  if (!ArrayBuffer.isView(contents)) return new Uint8Array();
  return new Uint8Array(contents.buffer, contents.byteOffset, usedBytes).slice();
}
