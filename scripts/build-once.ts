import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../apps/server/src/operator-error.ts';
import { root } from './paths.ts';
import { removeLeftovers } from './remove-leftovers.ts';

const stampFile = '.inputs';
/** On the same disk as the place of the product, so that it can be moved there in one go. */
const workshop = join(root, '.cache/build');

type Product = {
  /** Told to whoever waits for it. */
  readonly title: string;
  readonly folder: string;
  /** One value for all that it is made of. */
  readonly inputs: string;
  readonly build: (folder: string) => Promise<void>;
};

/** Builds a product unless it already stands for today's sources. */
export async function buildOnce(product: Product): Promise<void> {
  if (await isUpToDate(product)) return;
  process.stdout.write(`Baue ${product.title} … `);
  const start = performance.now();
  await buildAside(product).catch(explainFolder);
  console.log(`${((performance.now() - start) / 1000).toFixed(1).replace('.', ',')} s`);
}

async function isUpToDate({ folder, inputs }: Product): Promise<boolean> {
  return (await stampOf(folder)) === inputs;
}

async function stampOf(folder: string): Promise<string | null> {
  return readFile(join(folder, stampFile), 'utf8').catch(() => null);
}

async function buildAside(product: Product): Promise<void> {
  await mkdir(workshop, { recursive: true });
  await removeLeftovers(workshop);
  const desk = await mkdtemp(join(workshop, `${process.pid}-`));
  try {
    const made = join(desk, 'new');
    await mkdir(made);
    await product.build(made);
    await writeFile(join(made, stampFile), product.inputs);
    await moveIntoPlace(product, made, join(desk, 'old'));
  } finally {
    await rm(desk, { recursive: true, force: true });
  }
}

/** Another start may build at the same moment: its product is as good as ours. */
async function moveIntoPlace(product: Product, made: string, aside: string): Promise<void> {
  const { folder } = product;
  if (await isUpToDate(product)) return;
  await mkdir(join(folder, '..'), { recursive: true });
  await rename(folder, aside).catch(ignoreMissing);
  await rename(made, folder).catch(async (error: unknown) => {
    if ((await stampOf(folder)) === null) throw error;
  });
}

function ignoreMissing(error: unknown) {
  if (Reflect.get(Object(error), 'code') !== 'ENOENT') throw error;
}

function explainFolder(error: unknown): never {
  const { code, path = root } = Object(error);
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
  throw new OperatorError(
    `Im Projektordner kann HBG nichts ablegen: ${path} gehört einem anderen Konto oder ist schreibgeschützt.`,
  );
}
