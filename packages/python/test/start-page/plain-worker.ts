/** Pyodide as its documentation loads it, without a snapshot. */
globalThis.addEventListener('message', async ({ data: folder }: MessageEvent<string>) => {
  const { loadPyodide }: typeof import('pyodide') = await import(
    /* @vite-ignore */ `${folder}pyodide.mjs`
  );
  const pyodide = await loadPyodide({ indexURL: folder });
  pyodide.runPython('print(1)');
  globalThis.postMessage('ready');
});
