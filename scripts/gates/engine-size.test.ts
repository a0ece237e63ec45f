import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findHeavyEngine } from './engine-size.ts';

function engineOf(sizes: Readonly<Record<string, number>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-engine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, size] of Object.entries(sizes)) {
    writeFileSync(join(folder, name), '');
    truncateSync(join(folder, name), size);
  }
  return folder;
}

test('an engine of 9.1 MB passes; what browsers do not fetch does not count', () => {
  const folder = engineOf({ 'a.br': 5_000_000, 'b.br': 4_100_000, 'snapshot.bin': 30_000_000 });
  expect(findHeavyEngine(folder)).toEqual([]);
});

test('a larger one, or none at all, is found', () => {
  expect(findHeavyEngine(engineOf({ 'a.br': 9_100_001 }))).toHaveLength(1);
  expect(findHeavyEngine(engineOf({}))).toHaveLength(1);
});
