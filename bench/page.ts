import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { pythonEngine } from '../scripts/paths.ts';
import { openBrowser } from './browser.ts';
import { inMs, quantile } from './quantiles.ts';
import { measureWorkshop } from './workshop.ts';

const rounds = 7;

/** Python in a browser: its start against plain Pyodide's, from cached files, and a run in the page. */
export async function measurePage() {
  await measureStart();
  await measureWorkshop();
}

async function measureStart() {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-bench-page-'));
  await build({
    root: join(import.meta.dirname, '../packages/python/test/start-page'),
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = await serve(folder);
  const browser = await openBrowser();
  try {
    await compareStarts(browser, server.address);
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

async function compareStarts(browser: Browser, address: string) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'startPlain' in globalThis);
  const { bytes } = JSON.parse(readFileSync(join(pythonEngine, 'engine.json'), 'utf8'));
  const engine = () => call(page, 'startEngine', `${address}/engine/`, bytes['snapshot.delta']);
  const plain = () => call(page, 'startPlain', `${address}/plain/`);
  // The first of each fills the browser's cache.
  await engine();
  await plain();
  const ours: number[] = [];
  const peers: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await engine());
    peers.push(await plain());
  }
  const [our, peer] = [quantile(ours, 0.5), quantile(peers, 0.5)];
  console.log(`First program done: engine ${inMs(our)}, plain Pyodide ${inMs(peer)}`);
  console.log(`ratio ${(our / peer).toFixed(2)} (bar: at most 0.25)`);
}

function call(page: Page, name: string, ...args: unknown[]): Promise<number> {
  return page.evaluate(([name, args]) => Reflect.get(globalThis, name)(...args), [
    name,
    args,
  ] as const);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

type Served = { readonly address: string; readonly close: () => void };

/** Both under the same conditions: from memory of the disk, kept by the browser, isolated. */
async function serve(folder: string): Promise<Served> {
  const plain = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
  const server = createServer(({ url = '/' }, response) => {
    const [, place, name = ''] = /^\/(engine|plain)\/(.+)$/.exec(url) ?? [];
    const root = { engine: pythonEngine, plain }[place ?? ''] ?? folder;
    const file = join(root, name || (url === '/' ? 'index.html' : url));
    const isCompressed = existsSync(`${file}.br`);
    response.writeHead(existsSync(file) ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=31536000, immutable',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      ...(isCompressed && { 'content-encoding': 'br' }),
    });
    if (!existsSync(file)) return response.end();
    return createReadStream(isCompressed ? `${file}.br` : file).pipe(response);
  });
  return { address: await listen(server), close: () => server.close() };
}

async function listen(server: HttpServer): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return `http://127.0.0.1:${address.port}`;
}
