import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.ts';

test('puts both compressed forms beside a text, and none where nothing is won', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-precompress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = 'const greeting = "Hallo";\n'.repeat(50);
  for (const [name, content] of [
    ['long.js', text],
    ['short.js', ';'],
    ['font.woff2', text],
  ] as const) {
    writeFileSync(join(folder, name), content);
  }

  await precompress(folder);

  expect(brotliDecompressSync(readFileSync(join(folder, 'long.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'long.js.gz'))).toString()).toBe(text);
  for (const name of ['short.js.br', 'short.js.gz', 'font.woff2.br']) {
    expect(existsSync(join(folder, name))).toBe(false);
  }
});
