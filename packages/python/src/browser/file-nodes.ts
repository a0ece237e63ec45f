import type { PyodideAPI } from 'pyodide';

export type FileSystem = PyodideAPI['FS'];

/** As the file system in memory has it: a folder's contents are nodes by name, a file's its bytes. */
export type Node = {
  readonly mode: number;
  readonly mtime: number;
  readonly contents: object | null;
  readonly usedBytes: number;
  /** Where a symbolic link leads. */
  readonly link?: string;
};

export function bytesOf({ contents, usedBytes }: Node): Uint8Array {
  if (!ArrayBuffer.isView(contents)) return new Uint8Array();
  return new Uint8Array(contents.buffer, contents.byteOffset, usedBytes).slice();
}
