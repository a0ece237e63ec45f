import { once } from '@hbg/coach/once';
import type { UnitOnDisk } from '../src/areas.ts';
import { loadConcepts } from '../src/load-concepts.ts';
import { loadCourses } from '../src/load-courses.ts';
import type { Proof } from './finding.ts';
import { proofsOfKatas } from './kata-proofs.ts';
import { proofsOfLesson } from './lesson-proofs.ts';
import { openPythonBench, type PythonBench } from './python-bench.ts';
import { proofsOfRiddle } from './riddle-proofs.ts';
import { proofsOf } from './unit-proofs.ts';

/** All that proofs of content ask: the engine, the cards, the lessons in their order; `drawn` as for katas. */
export function openHouse(drawn?: Parameters<typeof proofsOfKatas>[2]) {
  const bench = openLater();
  const cards = new Set(loadConcepts().map(({ id }) => id));
  const lessons = once(() =>
    loadCourses().flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons)),
  );
  /** What has to hold for a unit of its area. */
  const proofs = (written: UnitOnDisk): Proof[] => [
    ...proofsOf(written, { bench, cards }),
    ...proofsOfRiddle(written, bench),
    ...proofsOfKatas(written, bench, drawn),
    ...(written.area === 'lessons' ? proofsOfLesson(written, { bench, lessons: lessons() }) : []),
  ];
  return { proofs };
}

/** A quiz needs no Python. */
function openLater(): PythonBench {
  const open = once(openPythonBench);
  return {
    run: async (...given) => (await open()).run(...given),
    missedGoals: async (...given) => (await open()).missedGoals(...given),
  };
}
