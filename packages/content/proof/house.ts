import type { UnitOnDisk } from '../src/areas.ts';
import { loadConcepts } from '../src/load-concepts.ts';
import { loadCourses } from '../src/load-courses.ts';
import type { Proof } from './finding.ts';
import { proofsOfLesson } from './lesson-proofs.ts';
import { openPythonBench } from './python-bench.ts';
import { proofsOfRiddle } from './riddle-proofs.ts';
import { proofsOf } from './unit-proofs.ts';

/** All that proofs of content ask: the engine, the cards, the lessons in their order. */
export async function openHouse() {
  const bench = await openPythonBench();
  const cards = new Set(loadConcepts().map(({ id }) => id));
  const lessons = loadCourses().flatMap(({ chapters }) =>
    chapters.flatMap(({ lessons }) => lessons),
  );
  /** What has to hold for a unit of its area. */
  const proofs = (written: UnitOnDisk): Proof[] => [
    ...proofsOf(written, { bench, cards }),
    ...proofsOfRiddle(written, bench),
    ...(written.area === 'lessons' ? proofsOfLesson(written, { bench, lessons }) : []),
  ];
  return { bench, lessons, proofs };
}
