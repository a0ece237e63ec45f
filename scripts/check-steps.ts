import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './paths.ts';
import type { Step } from './steps.ts';

const lint: Step = { title: 'Lint', command: 'oxlint --type-aware --deny-warnings' };
const format: Step = { title: 'Format', command: 'biome check --error-on-warnings' };
const features: Step = {
  title: 'Features that stand alone',
  command: 'node scripts/gates/check-features.ts',
};
export const pythonEngine: Step = {
  title: 'Build of the Python engine',
  command: 'node scripts/build-python.ts',
};
export const unitTests: Step = { title: 'Unit tests', command: 'vitest run --project !hosts' };
export const hostTests: Step = {
  title: 'Programs in the sandbox',
  command: 'vitest run --project hosts',
};
/** The slow ones first, so that the short ones fill the other core. */
export const staticChecks: readonly Step[] = [lint, ...typeChecks(), format, features];

function typeChecks(): Step[] {
  return globSync('{apps,packages}/*/tsconfig.json', { cwd: root })
    .concat(globSync('*/tsconfig.json', { cwd: root }))
    .map(dirname)
    .toSorted()
    .map((workspace) => ({ title: `Types of ${workspace}`, command: `tsc -p ${workspace}` }));
}
