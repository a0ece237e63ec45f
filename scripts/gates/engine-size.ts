import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const limit = 9_100_000;

/** All that a browser fetches before its first program, in brotli. */
export function findHeavyEngine(folder: string): string[] {
  const files = globSync('*.br', { cwd: folder });
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  if (files.length > 0 && bytes <= limit) return [];
  return [`The Python engine has ${bytes} bytes in ${files.length} files, allowed are ${limit}.`];
}
