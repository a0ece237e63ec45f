import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { builtWeb, pythonEngine } from '../paths.ts';
import { findHeavyEngine } from './engine-size.ts';
import { findForeignOrigins } from './foreign-origins.ts';
import { findInlineCode } from './inline-code.ts';
import { reportFindings } from './report-findings.ts';
import { findHeavyRoutes } from './route-sizes.ts';

const texts = '**/*.{css,html,js,json,svg,txt,webmanifest,xml}';
const manifest: Manifest = JSON.parse(readFileSync(join(builtWeb, '.vite/manifest.json'), 'utf8'));

reportFindings([
  ...findHeavyRoutes(manifest, transferredBytes),
  ...findHeavyEngine(pythonEngine),
  ...globSync(texts, { cwd: builtWeb }).flatMap(findInFile),
]);

function transferredBytes(file: string): number {
  const path = join(builtWeb, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function findInFile(file: string): string[] {
  const text = readFileSync(join(builtWeb, file), 'utf8');
  return [...findForeignOrigins(file, text), ...findInlineCode(file, text)];
}
