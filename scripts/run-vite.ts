import { join } from 'node:path';
import { build } from 'vite';
import { webFolder } from './paths.ts';
import { precompress } from './precompress.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Where is the web app to be built?');

await build({
  root: webFolder,
  configFile: join(webFolder, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: folder, emptyOutDir: true, manifest: true },
});
await precompress(folder);
