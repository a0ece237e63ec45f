import { environment } from '../core/environment.ts';
import type { LearnerFile } from '../protocol.ts';
import { bytesOf, type FileSystem, type Node } from './file-nodes.ts';

const { HOME: home } = environment;

type Found = { readonly path: string; readonly node: Node };

/** The files that programs write: they stay for the session, whichever worker runs the next one. */
export class SessionFiles {
  readonly #fs: FileSystem;
  #seen = '';

  constructor(fs: FileSystem) {
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
  const looks = found.map(({ path, node }) => `${path} ${node.usedBytes} ${node.mtime}`);
  return looks.toSorted().join('\n');
}
