import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { loadUnits } from '@hbg/content/areas';
import { loadBlueprints } from '@hbg/content/load-blueprints';
import { loadConcepts } from '@hbg/content/load-concepts';
import { loadCourses } from '@hbg/content/load-courses';
import { loadGlossary } from '@hbg/content/load-glossary';
import { loadAnswers, loadDangers, loadPhrases } from '@hbg/content/load-phrases';
import { loadSnippets } from '@hbg/content/load-snippets';
import { loadWords } from '@hbg/content/load-words';
import { type House, houseFile } from '../src/house.ts';
import { learn } from '../src/talk/knowledge.ts';

/** Reads all content and learns from it. */
export function makeHouse(): House {
  const courses = loadCourses();
  const concepts = loadConcepts();
  const lessons = courses.flatMap(({ chapters }) => chapters.flatMap((each) => each.lessons));
  const library = {
    concepts,
    lessons,
    blueprints: loadBlueprints({ concepts, lessons }),
    snippets: loadSnippets(),
    glossary: loadGlossary(),
  };
  const said = {
    phrases: loadPhrases(),
    dangers: loadDangers(),
    answers: loadAnswers(),
    matters: loadWords('matters'),
  };
  return { courses, units: loadUnits(), library, learned: learn({ ...library, ...said }) };
}

const [folder] = process.argv.slice(2);
if (import.meta.main && folder) writeFileSync(join(folder, houseFile), serialize(makeHouse()));
