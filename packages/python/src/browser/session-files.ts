import type { PyodideAPI } from 'pyodide';
import { environment } from '../core/environment.ts';
import type { LearnerFile } from '../protocol.ts';

const { HOME: home } = environment;

/** The files that programs write: they stay for the session, whichever worker runs the next one. */
export class SessionFiles {
  readonly #fs: PyodideAPI['FS'];
  #seen = '';

  constructor(fs: PyodideAPI['FS']) {
    this.#fs = fs;
  }

  replaceAll(files: readonly LearnerFile[]) {
    for (const path of this.#paths(home)) this.#fs.unlink(path);
    for (const { path, content } of files) {
      this.#fs.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      this.#fs.writeFile(path, content);
    }
    this.#seen = this.#look();
  }

  /** Null when none has changed. */
  readChanged(): LearnerFile[] | null {
    const look = this.#look();
    if (look === this.#seen) return null;
    this.#seen = look;
    return this.#paths(home).map((path) => ({ path, content: this.#fs.readFile(path) }));
  }

  #look(): string {
    return this.#paths(home)
      .map((path) => this.#describe(path))
      .join('\n');
  }

  #describe(path: string): string {
    const { size, mtime } = this.#fs.stat(path);
    return `${path} ${size} ${Number(mtime)}`;
  }

  #paths(folder: string): string[] {
    const names: string[] = this.#fs.readdir(folder);
    return names
      .filter((name) => name !== '.' && name !== '..')
      .map((name) => `${folder}/${name}`)
      .flatMap((path) => this.#filesAt(path));
  }

  #filesAt(path: string): string[] {
    const { mode } = this.#fs.lstat(path);
    if (this.#fs.isDir(mode)) return this.#paths(path);
    return this.#fs.isFile(mode) ? [path] : [];
  }
}
