import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { HttpContext } from './env.ts';
import { bestEncoding, isKnown, tagOf } from './static-files.ts';

type Page = {
  readonly etag: string;
  readonly bodies: Readonly<Record<'identity' | 'br' | 'gzip', Uint8Array<ArrayBuffer>>>;
};

const placeholder = /(<meta name="hbg-learners" content=")[^"]*(")/;

/** The one HTML page of the web app, with the learners' names filled in for the login screen. */
export function readWebPage(path: string, learnerNames: readonly string[]): Page | null {
  if (!existsSync(path)) return null;
  const names = escapeAttribute(JSON.stringify(learnerNames));
  const html = readFileSync(path, 'utf8').replace(
    placeholder,
    (_, start, end) => start + names + end,
  );
  const identity = Buffer.from(html);
  return {
    etag: tagOf(identity),
    bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
  };
}

export function sendWebPage(c: HttpContext, page: Page): Response {
  const encoding = bestEncoding(c, page.bodies);
  c.header('cache-control', 'no-cache');
  c.header('etag', page.etag);
  c.header('vary', 'accept-encoding');
  if (isKnown(c, page.etag)) return c.body(null, 304);
  c.header('content-type', 'text/html; charset=utf-8');
  if (encoding !== 'identity') c.header('content-encoding', encoding);
  return c.body(page.bodies[encoding]);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
