declare module 'pyodide/pyodide.asm.mjs' {
  import type { loadPyodide } from 'pyodide';

  type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;
  const createModule: NonNullable<Options['createPyodideModule']>;
  export default createModule;
}
