import { createHash } from 'node:crypto';
import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { deltaOf } from '../src/core/snapshot-delta.ts';
import { makeRepeatable } from './make-repeatable.ts';
import { makeSnapshot, repackLibrary } from './make-snapshot.ts';
import { limitMemory } from './wasm-memory.ts';

const source = join(import.meta.dirname, '../src/py');
const browserMemory = 512 * 1024 * 1024;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes all that a browser or the sandbox needs to run Python into an empty folder. */
async function buildEngine(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyInterpreter(folder);
  const library = await repackLibrary(pyodideFolder, await text('repack.py'), await ownModules());
  await writeFile(join(folder, 'stdlib.zip'), library);
  await writeFile(join(folder, 'empty.zip'), '');
  const { snapshot, emptyMemory } = await makeSnapshot(folder, await text('preload.py'));
  await writeFile(join(folder, 'snapshot.bin'), snapshot);
  await writeFile(join(folder, 'snapshot.delta'), deltaOf(snapshot, emptyMemory));
  await Promise.all(publicFiles.map((name) => compress(join(folder, name))));
  await describe(folder);
}

/** What a browser may fetch. `snapshot.bin` is for the sandbox: nothing to decode, but larger. */
export const publicFiles = [
  'pyodide.js',
  'pyodide.asm.js',
  'pyodide.asm.wasm',
  'lock.json',
  'stdlib.zip',
  'snapshot.delta',
];

const pyodideFolder = `${dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))}/`;

async function copyInterpreter(folder: string) {
  const loader = await readFile(join(pyodideFolder, 'pyodide.mjs'), 'utf8');
  await writeFile(join(folder, 'pyodide.js'), loader.replace(/^\/\/# sourceMappingURL=.*$/m, ''));
  await cp(join(pyodideFolder, 'pyodide.asm.mjs'), join(folder, 'pyodide.asm.js'));
  const wasm = await readFile(join(pyodideFolder, 'pyodide.asm.wasm'));
  await writeFile(join(folder, 'pyodide.asm.wasm'), limitMemory(wasm, browserMemory));
  const lock = JSON.parse(await readFile(join(pyodideFolder, 'pyodide-lock.json'), 'utf8'));
  // Without its list of packages: none of them is here.
  await writeFile(join(folder, 'lock.json'), JSON.stringify({ info: lock.info, packages: {} }));
}

async function ownModules(): Promise<Record<string, string>> {
  const names = await Array.fromAsync(glob('**/*.py', { cwd: source }));
  const modules = names.map(async (name) => [
    name.replaceAll('\\', '/'),
    await readFile(join(source, name), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(modules));
}

function text(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, name), 'utf8');
}

/** Quality 9: a tenth larger than 11, but seconds instead of a minute. */
async function compress(path: string) {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await gz(content));
}

async function describe(folder: string) {
  const hash = createHash('sha256');
  const bytes: Record<string, number> = {};
  for (const name of publicFiles) {
    const content = await readFile(join(folder, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
    bytes[name] = content.length;
  }
  const version = hash.digest('hex').slice(0, 16);
  await writeFile(join(folder, 'engine.json'), JSON.stringify({ version, bytes }));
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Where is the engine to be built?');
  makeRepeatable();
  await buildEngine(folder);
}
