import type { ModuleOfInterpreter } from './create-module.ts';
import { environment } from './environment.ts';
import { Interpreter } from './interpreter.ts';
import { combine } from './snapshot-delta.ts';

export type EngineFiles = {
  /** Where the engine lies, with a slash at its end: an address, or a path outside of browsers. */
  readonly folder: string;
  /** May still be on its way: the interpreter's code is loaded meanwhile. */
  readonly snapshot: Uint8Array | Promise<Uint8Array>;
  /** The snapshot lacks what the module itself brings. */
  readonly isDelta: boolean;
};

export async function startInterpreter({ folder, snapshot, isDelta }: EngineFiles) {
  const [{ loadPyodide }, { default: createModule }]: [
    typeof import('pyodide'),
    ModuleOfInterpreter,
  ] = await Promise.all([
    import(/* @vite-ignore */ moduleIn(folder, 'pyodide.js')),
    import(/* @vite-ignore */ moduleIn(folder, 'pyodide.asm.js')),
  ]);
  const pyodide = await loadPyodide({
    indexURL: folder,
    env: { ...environment },
    stdLibURL: `${folder}stdlib.zip`,
    lockFileURL: `${folder}lock.json`,
    _loadSnapshot: Promise.resolve(snapshot),
    jsglobals: {},
    createPyodideModule: async (settings) => {
      const bytes = await snapshot;
      return createModule({
        ...settings,
        preRun: [(module) => isDelta && combine(bytes, module.HEAPU8), ...settings.preRun],
      });
    },
  });
  return new Interpreter(pyodide);
}

/** A path with a drive letter is no address for an import. */
function moduleIn(folder: string, name: string): string {
  return /^[a-z]:[\\/]/i.test(folder) ? `file:///${folder}${name}` : folder + name;
}
