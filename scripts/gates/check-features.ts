import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { findWrongImports } from './feature-imports.ts';
import { reportFindings } from './report-findings.ts';

const features = join(root, 'apps/web/src/features');
const files = globSync('**/*.{ts,tsx}', { cwd: features });

reportFindings(findWrongImports(new Map(files.map((file) => [file, textOf(file)]))));

function textOf(file: string): string {
  return readFileSync(join(features, file), 'utf8');
}
