import type { ModuleOfInterpreter } from './create-module.ts';
import { environment } from './environment.ts';
import { Interpreter } from './interpreter.ts';
import type { Snapshot } from './snapshot-layout.ts';

export type EngineFiles = {
  /** Where the engine lies, with a slash at its end: an address, or a path outside of browsers. */
  readonly folder: string;
  /** The same place as an address, where `folder` is a path. */
  readonly address?: string;
  /** May still be on its way: the interpreter's code is loaded meanwhile. */
  readonly snapshot: Snapshot | Promise<Snapshot>;
  /** The file that Python takes as its standard library. */
  readonly library?: string;
};

export async function startInterpreter(files: EngineFiles) {
  const { folder, address = folder, library = 'stdlib.zip' } = files;
  const coming = Promise.resolve(files.snapshot);
  // Its failure is told by whoever waits for it, and when nobody does any more, it's no news.
  const head = coming.then((snapshot) => snapshot.head);
  head.catch(() => {});
  const [{ loadPyodide }, { default: createModule }]: [
    typeof import('pyodide'),
    ModuleOfInterpreter,
  ] = await Promise.all([
    import(/* @vite-ignore */ `${address}pyodide.js`),
    import(/* @vite-ignore */ `${address}pyodide.asm.js`),
  ]);
  const pyodide = await loadPyodide({
    indexURL: folder,
    env: { ...environment },
    stdLibURL: folder + library,
    lockFileURL: `${folder}lock.json`,
    _loadSnapshot: head,
    jsglobals: {},
    createPyodideModule: async (settings) => {
      const { memoryBytes, prepare, fill } = await coming;
      const module = await createModule({
        ...settings,
        INITIAL_MEMORY: memoryBytes,
        preRun: [(module) => prepare?.(module.HEAPU8), ...settings.preRun],
      });
      fill(module.HEAPU8);
      return module;
    },
  });
  return new Interpreter(pyodide);
}
