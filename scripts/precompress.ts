import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{css,html,ico,js,json,map,svg,txt,wasm,webmanifest,xml}';
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Puts a .br and a .gz beside every file that gets smaller by it. */
export async function precompress(folder: string): Promise<void> {
  const paths = await Array.fromAsync(glob(compressible, { cwd: folder }));
  await Promise.all(paths.map((path) => compressFile(join(folder, path))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [asBrotli, asGzip] = await Promise.all([
    brotli(content, brotliOptions(content.length)),
    gz(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (asBrotli.length < content.length) await writeFile(`${path}.br`, asBrotli);
  if (asGzip.length < content.length) await writeFile(`${path}.gz`, asGzip);
}

function brotliOptions(size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}
