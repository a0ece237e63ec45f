import { buildOnce } from './build-once.ts';
import { hashInputs } from './hash-inputs.ts';
import { builtHouse } from './paths.ts';
import { runNode } from './run-node.ts';

const code = [
  'packages/content/src/**',
  'packages/coach/src/**',
  'packages/tutor/{build,src}/**',
  'package-lock.json',
  'scripts/build-house.ts',
];
const content = ['packages/content/**'];

/** Reads the content and learns from it, so that no start has to. Node's version is that of the file. */
export async function buildHouse(): Promise<void> {
  const learner = `${await hashInputs(code)} ${process.version}`;
  await buildOnce({
    title: 'das Wissen des Tutors',
    folder: builtHouse,
    inputs: `${await hashInputs(content)} ${learner}`,
    build: (folder) => runNode('packages/tutor/build/build-house.ts', folder, builtHouse, learner),
  });
}

if (import.meta.main) await buildHouse();
