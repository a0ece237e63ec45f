import { once } from '@hbg/coach/once';
import { loadUnits, type UnitOnDisk } from '../src/areas.ts';
import type { TopicOnDisk } from '../src/load-assessments.ts';
import { loadBlueprints } from '../src/load-blueprints.ts';
import { loadConcepts } from '../src/load-concepts.ts';
import { loadCourses } from '../src/load-courses.ts';
import type { DrawnOf } from './draw-proofs.ts';
import type { Proof } from './finding.ts';
import { proofsOfKatas } from './kata-proofs.ts';
import { proofsOfLesson } from './lesson-proofs.ts';
import { openPythonBench, type PythonBench } from './python-bench.ts';
import { proofsOfRiddle } from './riddle-proofs.ts';
import { type Around, proofsOfTopic } from './topic-proofs.ts';
import { proofsOf } from './unit-proofs.ts';

/** All that proofs of content ask: the engine, the cards, the lessons in their order; `drawnOf` as for tasks that are drawn. */
export function openHouse(drawnOf?: DrawnOf) {
  const bench = openLater();
  const concepts = loadConcepts();
  const cards = new Set(concepts.map(({ id }) => id));
  const lessons = once(() =>
    loadCourses().flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons)),
  );
  /** What has to hold for a unit of its area. */
  const proofs = (written: UnitOnDisk): Proof[] => [
    ...proofsOf(written, { bench, cards }),
    ...proofsOfRiddle(written, bench),
    ...proofsOfKatas(written, bench, drawnOf),
    ...(written.area === 'lessons' ? proofsOfLesson(written, { bench, lessons: lessons() }) : []),
  ];
  const around = once((): Around => {
    const blueprints = loadBlueprints({ concepts, lessons: lessons() });
    return {
      bench,
      titles: new Set(concepts.map(({ title }) => title)),
      units: new Set(loadUnits().map(({ id }) => id)),
      blueprints: new Set(blueprints.map(({ id }) => id)),
    };
  });
  /** What has to hold for a topic of the assessments. */
  const topicProofs = (written: TopicOnDisk): Proof[] => proofsOfTopic(written, around(), drawnOf);
  return { proofs, topicProofs };
}

/** A quiz needs no Python. */
function openLater(): PythonBench {
  const open = once(openPythonBench);
  return {
    run: async (...given) => (await open()).run(...given),
    missedGoals: async (...given) => (await open()).missedGoals(...given),
  };
}
