import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { loadUnits } from '@hbg/content/areas';
import { ContentError } from '@hbg/content/content-error';
import { loadAssessments } from '@hbg/content/load-assessments';
import { loadBlueprints } from '@hbg/content/load-blueprints';
import { loadConcepts } from '@hbg/content/load-concepts';
import { loadCourses } from '@hbg/content/load-courses';
import { loadGlossary } from '@hbg/content/load-glossary';
import { loadMastery } from '@hbg/content/load-mastery';
import { loadPaths } from '@hbg/content/load-paths';
import { loadAnswers, loadDangers, loadPhrases } from '@hbg/content/load-phrases';
import { loadQuestions } from '@hbg/content/load-questions';
import { loadRecipes } from '@hbg/content/load-recipes';
import { loadSchoolHolidays } from '@hbg/content/load-school-holidays';
import { loadSnippets } from '@hbg/content/load-snippets';
import { loadWords } from '@hbg/content/load-words';
import { type House, houseFile, readHouse } from '../src/house.ts';
import { learnRecipes } from '../src/recipes/choose-recipe.ts';
import { learn } from '../src/talk/knowledge.ts';

/** Reads all content and learns from it, unless the house before has learned from the same by the same code. */
function makeHouse(code: string, before: House | null): House {
  const courses = loadCourses();
  const concepts = loadConcepts();
  const lessons = courses.flatMap(({ chapters }) => chapters.flatMap((each) => each.lessons));
  const library = {
    concepts,
    lessons,
    blueprints: loadBlueprints({ concepts, lessons }),
    snippets: loadSnippets(),
    glossary: loadGlossary(),
    questions: loadQuestions(concepts),
  };
  const said = {
    phrases: loadPhrases(),
    dangers: loadDangers(),
    answers: loadAnswers(),
    matters: loadWords('matters'),
  };
  const units = loadUnits();
  const mastery = loadMastery();
  const assessments = loadAssessments();
  const exams = mastery.flatMap(({ chapters }) => chapters.map(({ exam }) => exam));
  const { blueprints: plans, snippets } = library;
  const paths = loadPaths({ units, exams, assessments, plans, snippets });
  const sources = { ...library, ...said };
  const learnedFrom = createHash('sha256').update(code).update(serialize(sources)).digest('hex');
  const learned = before?.learnedFrom === learnedFrom ? before.learned : learn(sources);
  const recipes = loadRecipes();
  // Few enough to be learned anew each time.
  const learnedRecipes = learnRecipes({ recipes, blueprints: library.blueprints });
  const lands = loadSchoolHolidays();
  const made = { courses, units, mastery, assessments, paths, library, recipes, lands };
  return { ...made, learnedRecipes, learned, learnedFrom };
}

const [folder, folderBefore, code] = process.argv.slice(2);
if (import.meta.main && folder && folderBefore && code) {
  try {
    const house = makeHouse(code, houseIn(folderBefore));
    writeFileSync(join(folder, houseFile), serialize(house));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`\n✗ ${error.message.replaceAll(`${process.cwd()}/`, '')}\n`);
    process.exitCode = 1;
  }
}

function houseIn(folder: string): House | null {
  const path = join(folder, houseFile);
  return existsSync(path) ? readHouse(path) : null;
}
