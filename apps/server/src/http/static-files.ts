import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { HttpContext } from './env.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
type Variant = { readonly path: string; readonly size: number };
export type StaticFile = {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
};

export type StaticFiles = ReadonlyMap<string, StaticFile>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.delta': 'application/octet-stream',
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
  '.zip': 'application/zip',
};
const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Everything that may be served is listed once at the start. A request is looked up by its exact
 * address, so no trick with the path reaches another file.
 */
export function listStaticFiles(folder: string, address = ''): StaticFiles {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter(
        (name) => types[extname(name)] && !name.split(sep).some((part) => part.startsWith('.')),
      )
      .map((name) => join(folder, name))
      .map((path) => describe(path, `${address}/${relative(folder, path).split(sep).join('/')}`)),
  );
}

function describe(path: string, address: string): [string, StaticFile] {
  const isHashed = /^\/(assets|python)\//.test(address);
  const file = {
    type: types[extname(path)] ?? 'application/octet-stream',
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    // The address of a hashed file stands for its content: no need to read large ones at the start.
    etag: tagOf(isHashed ? Buffer.from(address) : readFileSync(path)),
    variants: { identity: { path, size: statSync(path).size }, ...compressedVariants(path) },
  };
  return [address, file];
}

/** Weak: the same for all encodings of the content. */
export function tagOf(content: Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
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

export async function sendStaticFile(c: HttpContext, file: StaticFile): Promise<Response> {
  if (isKnown(c, file.etag)) return c.body(null, 304, cachingHeaders(file));
  const encoding = bestEncoding(c, file.variants);
  const variant = file.variants[encoding] ?? file.variants.identity;
  const handle = await openFile(variant);
  if (!handle) return fileNotFound(c);
  const headers = {
    ...cachingHeaders(file),
    'content-type': file.type,
    'content-length': String(variant.size),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  if (c.req.method !== 'HEAD')
    return c.body(Readable.toWeb(handle.createReadStream()), 200, headers);
  await handle.close();
  return c.body(null, 200, headers);
}

/** Null when a new build has taken the file away since the start, or put another in its place. */
async function openFile({ path, size }: Variant): Promise<FileHandle | null> {
  const handle = await open(path).catch(() => null);
  if (!handle || (await handle.stat()).size === size) return handle;
  await handle.close();
  return null;
}

export function fileNotFound(c: HttpContext): Response {
  return c.text('Diese Datei gibt es nicht.', 404, { 'cache-control': 'no-store' });
}

function cachingHeaders({ cacheControl, etag }: StaticFile) {
  return { 'cache-control': cacheControl, etag, vary: 'accept-encoding' };
}

/** A proxy that compresses on its own makes the tag a weak one. */
export function isKnown(c: HttpContext, etag: string): boolean {
  const tags = c.req.header('if-none-match')?.split(',') ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
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
