import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashInputs } from './hash-inputs.ts';

const patterns = ['apps/web/**', 'packages/**', 'package-lock.json'];

test('the hash changes with a source file, not with tests, products or other apps', async () => {
  const folder = repository({ 'apps/web/src/main.tsx': 'one', 'package-lock.json': '{}' });
  const before = await hashInputs(patterns, folder);

  write(folder, 'apps/web/src/main.test.tsx', 'test');
  write(folder, 'apps/web/dist/index.html', 'product');
  write(folder, 'apps/web/node_modules/x/index.js', 'package');
  write(folder, 'apps/server/src/main.ts', 'server');
  expect(await hashInputs(patterns, folder)).toBe(before);

  write(folder, 'apps/web/src/main.tsx', 'two');
  expect(await hashInputs(patterns, folder)).not.toBe(before);
});

test('the hash changes with the packages and with the lock file', async () => {
  const folder = repository({ 'package-lock.json': '{}' });
  const hashes = [await hashInputs(patterns, folder)];
  write(folder, 'packages/contract/src/route.ts', 'route');
  hashes.push(await hashInputs(patterns, folder));
  write(folder, 'package-lock.json', '{ "lockfileVersion": 3 }');
  hashes.push(await hashInputs(patterns, folder));
  expect(new Set(hashes).size).toBe(3);
});

function repository(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-inputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) write(folder, path, content);
  return folder;
}

function write(folder: string, path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
