import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { framePlugin } from './vite/frame-plugin.ts';
import { highlightPlugin } from './vite/highlight-plugin.ts';
import { leanCallsPlugin, withoutSchemasPlugin } from './vite/without-schemas-plugin.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** Tests of screens run without the engine. */
const engine = new URL('../../packages/python/dist/engine/engine.json', import.meta.url);
const pythonEngine = existsSync(engine) ? readFileSync(engine, 'utf8') : 'null';

const noSchemaCompiler = fileURLToPath(new URL('./vite/no-schema-compiler.ts', import.meta.url));

/** Visitors need a few of them, and not those of all rooms. */
const guestIcons =
  /lucide-react\/dist\/esm\/icons\/(?:bot|circle-exclamation-point|copy|eye|house|pause|play|square)\.mjs$/;

export default defineConfig({
  resolve: {
    alias: [{ find: /^(?:ajv|@sidvind\/better-ajv-errors)$/, replacement: noSchemaCompiler }],
  },
  define: { PYTHON_ENGINE: pythonEngine },
  // The server knows Python's worker by its name: it gets a policy of its own.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/worker-[hash].js' } },
  },
  plugins: [react(), framePlugin(), highlightPlugin(), withoutSchemasPlugin(), leanCallsPlugin()],
  // The server refuses calls from another origin: it must see the host that the browser sees.
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/python': { target: server, changeOrigin: false },
      '/sandbox': { target: server, changeOrigin: false },
    },
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
  },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // The content security policy allows no `data:` fonts.
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: false,
    // What every page loads, and the icons of all, come in one file each and not in dozens of tiny ones.
    rolldownOptions: {
      output: {
        // Every page loads the list of all files: names would be a kilobyte of it.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 1 },
            { name: 'app', test: /rolldown\/runtime/, priority: 1 },
            { name: 'query', test: /@tanstack\/(?:react-)?query/ },
            { name: 'app', test: guestIcons, priority: 1 },
            { name: 'icons', test: /lucide-react/, minShareCount: 5 },
            { name: 'editor', test: /@codemirror\/(?!lang)|@lezer\/(?:common|highlight|lr)\// },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
  },
});
