import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtWeb, root, webFolder } from './paths.ts';
import { precompress } from './precompress.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { hashWebInputs } from './web-inputs.ts';

const stampFile = '.inputs';
/** On the same disk as the place of the product, so that it can be moved there in one go. */
const workshop = join(root, '.cache/web-build');

/** Builds the web app unless the product already stands for today's sources. */
export async function buildWeb(): Promise<void> {
  const inputs = await hashWebInputs();
  if ((await stampOf(builtWeb)) === inputs) return;
  process.stdout.write('Baue die Oberfläche … ');
  const start = performance.now();
  await buildAside(inputs);
  console.log(`${((performance.now() - start) / 1000).toFixed(1).replace('.', ',')} s`);
}

async function stampOf(folder: string): Promise<string | null> {
  return readFile(join(folder, stampFile), 'utf8').catch(() => null);
}

async function buildAside(inputs: string): Promise<void> {
  await mkdir(workshop, { recursive: true });
  await removeLeftovers(workshop);
  const desk = await mkdtemp(join(workshop, `${process.pid}-`));
  try {
    const product = join(desk, 'new');
    await runVite(product);
    await precompress(product);
    await writeFile(join(product, stampFile), inputs);
    await moveIntoPlace(product, join(desk, 'old'), inputs);
  } finally {
    await rm(desk, { recursive: true, force: true });
  }
}

/** Vite is loaded only here: a start that has nothing to build must not wait for it. */
async function runVite(outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    root: webFolder,
    configFile: join(webFolder, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, manifest: true },
  });
}

/** Another start may build at the same moment: its product is as good as ours. */
async function moveIntoPlace(product: string, aside: string, inputs: string): Promise<void> {
  if ((await stampOf(builtWeb)) === inputs) return;
  if ((await stampOf(builtWeb)) !== null) await rename(builtWeb, aside);
  await rename(product, builtWeb).catch(async (error: unknown) => {
    if ((await stampOf(builtWeb)) === null) throw error;
  });
}

if (import.meta.main) await buildWeb();
