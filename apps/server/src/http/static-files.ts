import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { HttpContext } from './env.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type Variant = { readonly path: string; readonly size: number };
export type StaticFile = {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>>;
};

export type StaticFiles = ReadonlyMap<string, StaticFile>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Everything that may be served is listed once at the start. A request is looked up by its exact
 * address, so no trick with the path reaches another file.
 */
export function listStaticFiles(folder: string): StaticFiles {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter(
        (name) => types[extname(name)] && !name.split(sep).some((part) => part.startsWith('.')),
      )
      .map((name) => join(folder, name))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, describe(folder, path)]),
  );
}

function describe(folder: string, path: string): StaticFile {
  const { size, mtimeMs } = statSync(path);
  const isHashed = relative(folder, path).startsWith(`assets${sep}`);
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${createHash('sha256').update(`${path} ${size} ${mtimeMs}`).digest('base64url').slice(0, 20)}"`,
    variants: { identity: { path, size }, ...compressedVariants(path) },
  };
}

function compressedVariants(path: string) {
  const found: Partial<Record<Encoding, Variant>> = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = path + suffixes[encoding];
    if (existsSync(compressed))
      found[encoding] = { path: compressed, size: statSync(compressed).size };
  }
  return found;
}

export function sendStaticFile(c: HttpContext, file: StaticFile): Response {
  const encoding = bestEncoding(c, file.variants);
  const variant = file.variants[encoding];
  c.header('cache-control', file.cacheControl);
  c.header('etag', file.etag);
  c.header('vary', 'accept-encoding');
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  if (!variant) return c.body(null, 406);
  c.header('content-type', file.type);
  c.header('content-length', String(variant.size));
  if (encoding !== 'identity') c.header('content-encoding', encoding);
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(readableOf(variant.path));
}

export function bestEncoding(c: HttpContext, offered: object): Encoding {
  const accepted = c.req.header('accept-encoding') ?? '';
  return (
    (['br', 'gzip'] as const).find(
      (encoding) => encoding in offered && accepts(accepted, encoding),
    ) ?? 'identity'
  );
}

function accepts(header: string, encoding: string): boolean {
  return header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some(
      (part) => part === encoding || (part.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(part)),
    );
}

function readableOf(path: string): ReadableStream {
  return Readable.toWeb(createReadStream(path));
}
