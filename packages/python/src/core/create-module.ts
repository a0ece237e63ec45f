import type { loadPyodide } from 'pyodide';

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;

/** What `pyodide.asm.mjs` exports, for which Pyodide has no types. */
export type ModuleOfInterpreter = { readonly default: NonNullable<Options['createPyodideModule']> };
