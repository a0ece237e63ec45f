import { buildOnce } from './build-once.ts';
import { hashInputs } from './hash-inputs.ts';
import { builtHouse } from './paths.ts';
import { runNode } from './run-node.ts';

const inputs = [
  'packages/content/**',
  'packages/coach/src/**',
  'packages/tutor/{build,src}/**',
  'package-lock.json',
  'scripts/build-house.ts',
];

/** Reads the content and learns from it, so that no start has to. Node's version is that of the file. */
export async function buildHouse(): Promise<void> {
  await buildOnce({
    title: 'das Wissen des Tutors',
    folder: builtHouse,
    inputs: `${await hashInputs(inputs)} ${process.version}`,
    build: (folder) => runNode('packages/tutor/build/build-house.ts', folder),
  });
}

if (import.meta.main) await buildHouse();
