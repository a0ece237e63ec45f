import { cleanText } from './clean-text.ts';
import type { HttpContext } from './env.ts';

const limitBytes = 1024 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Only by an escape can JSON in sound UTF-8 bring what has to be cleaned away. */
const suspicious = /\\(?:[bfr]|u(?:00[01]|d[89a-f]))/i;

export async function readJson(c: HttpContext): Promise<{ value: unknown } | Response> {
  if (!c.req.header('content-type')?.startsWith('application/json')) {
    return c.text('Erwartet wird JSON (Content-Type: application/json).', 415);
  }
  const bytes = await readLimited(c).catch(() => 'broken-off' as const);
  if (bytes === 'broken-off') return c.text('Die Anfrage kam nicht vollständig an.', 400);
  return bytes ? parse(c, bytes) : tooLarge(c);
}

function parse(c: HttpContext, bytes: Uint8Array): { value: unknown } | Response {
  try {
    const text = utf8.decode(bytes);
    const value: unknown = JSON.parse(text);
    return { value: suspicious.test(text) ? cleaned(value) : value };
  } catch {
    return c.text('Das ist kein gültiges JSON.', 400);
  }
}

/** What deserves no answer of its own: a program that printed a NUL may still be asked about. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cleaned);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleanText(key), cleaned(inner)]),
  );
}

function tooLarge(c: HttpContext): Response {
  return c.text('Die Anfrage ist zu groß, höchstens 1 MB ist erlaubt.', 413);
}

async function readLimited(c: HttpContext): Promise<Uint8Array | null> {
  const stated = c.req.header('content-length');
  if (stated === undefined) return readChunks(c.req.raw.body);
  return Number(stated) > limitBytes ? null : new Uint8Array(await c.req.arrayBuffer());
}

async function readChunks(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > limitBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
