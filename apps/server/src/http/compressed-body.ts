import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpContext } from './env.ts';
import { bestEncoding, type Encoding } from './static-files.ts';

const shortest = 4_096;
const brotliQuality = 4;

export type Body = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
};

/** A whole course is 400 KB of text, and a quarter of that on its way. */
export function compressedBody(c: HttpContext, text: string): Promise<Body> {
  return bodyIn(encodingFor(c, text), text);
}

/** The same for what is sent again and again: each encoding is made when it's first asked for. */
export function keptBody(text: string): (c: HttpContext) => Promise<Body> {
  const bytes = new TextEncoder().encode(text);
  const made = new Map<Encoding, Promise<Body>>();
  return (c) =>
    made.getOrInsertComputed(encodingFor(c, bytes), (encoding) => bodyIn(encoding, bytes));
}

/** Over plain http browsers take gzip alone. */
const compressors = {
  br: (content: string | Uint8Array) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
  gzip: (content: string | Uint8Array) => promisify<typeof content, Buffer>(gzip)(content),
};

function encodingFor(c: HttpContext, { length }: Body['body']): Encoding {
  return length < shortest ? 'identity' : bestEncoding(c, compressors);
}

async function bodyIn(encoding: Encoding, content: Body['body']): Promise<Body> {
  if (encoding === 'identity') return { body: content, headers: {} };
  const body = new Uint8Array(await compressors[encoding](content));
  return { body, headers: { 'content-encoding': encoding, vary: 'accept-encoding' } };
}
