import { loadConcepts } from '@hbg/content/load-concepts';
import { loadCourses } from '@hbg/content/load-courses';
import { loadGlossary } from '@hbg/content/load-glossary';
import { loadDangers, loadPhrases } from '@hbg/content/load-phrases';
import { loadSnippets } from '@hbg/content/load-snippets';
import { openKnowledge } from '../src/talk/knowledge.ts';
import type { Situation } from '../src/talk/situation.ts';

export const lessons = loadCourses().flatMap(({ chapters }) =>
  chapters.flatMap((chapter) => chapter.lessons),
);

/** All that the product knows. */
export const knowledge = openKnowledge({
  concepts: loadConcepts(),
  lessons,
  snippets: loadSnippets(),
  glossary: loadGlossary(),
  phrases: loadPhrases(),
  dangers: loadDangers(),
});

/** Nobody has said or written anything yet. */
export const blank: Situation = {
  lesson: null,
  code: '',
  lastResult: null,
  given: [],
  lastConcept: null,
  lastIntent: null,
  turn: 0,
  isYoung: true,
};
