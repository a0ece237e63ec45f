import type { ModuleOfInterpreter } from './create-module.ts';
import { Interpreter } from './interpreter.ts';

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
    env: { HOME: '/home/hbg', LANG: 'C.UTF-8' },
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

/** Adds to the snapshot what the fresh memory of the module holds; see `deltaOf` of the build. */
function combine(snapshot: Uint8Array, memory: Uint8Array) {
  const start = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(4, true);
  const held = words(snapshot.subarray(start));
  const fresh = words(memory);
  for (let at = 0; at < held.length; at += 1) held[at] = (held[at] ?? 0) ^ (fresh[at] ?? 0);
}

function words({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}
