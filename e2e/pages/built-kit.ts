import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOnce } from '../../scripts/build-once.ts';
import { hashInputs } from '../../scripts/hash-inputs.ts';
import { root, webFolder } from '../../scripts/paths.ts';

const folder = join(root, '.cache/page-kit');
/** Nothing of the content: who tries a unit again and again has only changed that. */
const inputs = ['apps/web/**', 'packages/*/src/**', 'package-lock.json', 'e2e/pages/built-kit.ts'];

/** The files of the house's own way to show pages, by name. */
export async function builtKit(): Promise<ReadonlyMap<string, string>> {
  await buildOnce({
    title: 'die Seitenwerkstatt',
    folder,
    inputs: await hashInputs(inputs),
    build: buildKit,
  });
  const names = (await readdir(join(folder, 'assets'))).filter((name) => !name.endsWith('.map'));
  const read = async (name: string) =>
    [name, await readFile(join(folder, 'assets', name), 'utf8')] as const;
  return new Map(await Promise.all(names.map(read)));
}

async function buildKit(outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    root: webFolder,
    configFile: join(webFolder, 'vite.config.ts'),
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      manifest: false,
      rolldownOptions: {
        input: { kit: join(webFolder, 'testing/page-kit.ts') },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/page-kit.js', codeSplitting: true },
      },
    },
  });
}
