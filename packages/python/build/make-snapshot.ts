import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadPyodide, type PyodideAPI } from 'pyodide';
import type { ModuleOfInterpreter } from '../src/core/create-module.ts';
import { environment } from '../src/core/environment.ts';
import { layOut } from '../src/core/snapshot-layout.ts';
import { findStack } from '../src/core/stack.ts';

type Made = {
  /** An interpreter that has all of beginners' modules loaded, as its file holds it. */
  readonly snapshot: Uint8Array;
  /** The memory of an interpreter that hasn't started: only what the module itself brings. */
  readonly emptyMemory: Uint8Array;
};

/** Has to run under a Node with stack switching, for that ability is frozen into the snapshot. */
export async function makeSnapshot(folder: string, preload: string): Promise<Made> {
  const code = pathToFileURL(join(folder, 'pyodide.asm.js')).href;
  const { default: createModule }: ModuleOfInterpreter = await import(code);
  let emptyMemory = new Uint8Array();
  const pyodide = await loadPyodide({
    _makeSnapshot: true,
    indexURL: folder,
    env: { ...environment },
    stdLibURL: join(folder, 'stdlib.zip'),
    lockFileContents: await readFile(join(folder, 'lock.json'), 'utf8'),
    createPyodideModule: (settings) =>
      createModule({
        ...settings,
        preRun: [(module) => (emptyMemory = module.HEAPU8.slice()), ...settings.preRun],
      }),
  });
  pyodide.runPython(`${preload}\npreload()\ndel preload, PRELOADED`);
  return { snapshot: layOut(pyodide.makeMemorySnapshot(), findStack(pyodide)), emptyMemory };
}

/** The standard library of Pyodide with our own modules, as a new archive. */
export async function repackLibrary(
  folder: string,
  repack: string,
  own: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  const pyodide: PyodideAPI = await loadPyodide({ indexURL: folder });
  pyodide.FS.writeFile('/old.zip', await readFile(join(folder, 'python_stdlib.zip')));
  const run = pyodide.runPython(`${repack}\nrepack`);
  run('/old.zip', '/new.zip', pyodide.toPy(own));
  return pyodide.FS.readFile('/new.zip');
}
