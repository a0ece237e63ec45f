import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { highlightPlugin } from './vite/highlight-plugin.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [react(), highlightPlugin()],
  // The server refuses calls from another origin: it must see the host that the browser sees.
  server: { proxy: { '/api': { target: server, changeOrigin: false } } },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // The content security policy allows no `data:` fonts.
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
});
