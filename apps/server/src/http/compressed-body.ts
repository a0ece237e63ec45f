import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const shortest = 4_096;
const brotliQuality = 4;

type Body = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
};

/** A whole course is 400 KB of text, and a fifth of that on its way. */
export async function compressedBody(text: string, accepted: string): Promise<Body> {
  const encoding =
    text.length < shortest ? undefined : encodings.find(({ name }) => name.test(accepted));
  if (!encoding) return { body: text, headers: {} };
  const body = await encoding.compress(text);
  return { body, headers: { 'content-encoding': encoding.token, vary: 'accept-encoding' } };
}

const encodings = [
  {
    token: 'br',
    name: /\bbr\b/,
    compress: async (text: string) =>
      new Uint8Array(
        await promisify(brotliCompress)(text, {
          params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
        }),
      ),
  },
  // Over plain http browsers ask for no other.
  {
    token: 'gzip',
    name: /\bgzip\b/,
    compress: async (text: string) => new Uint8Array(await promisify<string, Buffer>(gzip)(text)),
  },
];
