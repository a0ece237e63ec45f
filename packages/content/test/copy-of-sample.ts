import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { sampleFolder } from '../src/folders.ts';

/** Of this folder, for one test. */
export function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'hbg-unit-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

export type Change = readonly [sample: string, file: string, from: string | RegExp, to: string];

/** Of a sample, with one of its files changed. */
export function changedCopy([sample, file, from, to]: Change): string {
  const copy = copyOf(join(sampleFolder, sample));
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toMatch(from);
  writeFileSync(path, before.replace(from, to));
  return copy;
}
