import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a program for Node.js says when this is typed; throws when it fails or never ends. */
export function runNode(code: string, inputs: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-recipe-'));
  try {
    writeFileSync(join(folder, 'main.mjs'), code);
    return outputOf(process.execPath, ['main.mjs'], { folder, inputs });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Run = { readonly folder: string; readonly inputs: readonly string[] };

export function outputOf(command: string, given: readonly string[], { folder, inputs }: Run) {
  const input = inputs.map((line) => `${line}\n`).join('');
  const ran = spawnSync(command, given, { cwd: folder, input, encoding: 'utf8', timeout: 60_000 });
  if (ran.status === 0) return ran.stdout;
  throw new Error(`${command} ${given.join(' ')}: ${ran.error?.message ?? ran.stderr}`);
}
