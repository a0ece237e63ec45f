import { loadConcepts } from '@hbg/content/load-concepts';
import { loadCourses } from '@hbg/content/load-courses';
import { loadSnippets } from '@hbg/content/load-snippets';
import { openSearch } from '../src/search/search.ts';
import { topicsOf } from '../src/search/topics.ts';
import type { Knowledge, Situation } from '../src/talk/situation.ts';

const concepts = loadConcepts();
export const lessons = loadCourses().flatMap(({ chapters }) =>
  chapters.flatMap((chapter) => chapter.lessons),
);

/** All that the product knows. */
export const knowledge: Knowledge = {
  concepts: new Map(concepts.map((concept) => [concept.id, concept])),
  search: openSearch(topicsOf({ concepts, lessons, snippets: loadSnippets() })),
};

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
