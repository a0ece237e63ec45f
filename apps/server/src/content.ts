import { once } from '@hbg/coach/once';
import type { Concept } from '@hbg/content/concept';
import type { Course } from '@hbg/content/course';
import type { Lesson } from '@hbg/content/lesson';
import { loadConcepts } from '@hbg/content/load-concepts';
import { loadCourses } from '@hbg/content/load-courses';
import { loadGlossary } from '@hbg/content/load-glossary';
import { loadAnswers, loadDangers, loadPhrases } from '@hbg/content/load-phrases';
import { loadSnippets } from '@hbg/content/load-snippets';
import { learnModelWatch, type ModelWatch } from '@hbg/tutor/guard/model-watch';
import { learnKnowledge } from '@hbg/tutor/talk/knowledge';
import type { Knowledge } from '@hbg/tutor/talk/situation';
import { bitByBit } from './bit-by-bit.ts';

/** All that is taught, read once at the start. */
export type Content = {
  readonly courses: readonly Course[];
  readonly lessons: ReadonlyMap<number, Lesson>;
  readonly concepts: ReadonlyMap<string, Concept>;
  /** Learned when it is first asked for; other requests are answered meanwhile. */
  readonly knowledge: () => Promise<Knowledge>;
  /** Likewise: without a model nobody needs it. */
  readonly modelWatch: () => Promise<ModelWatch>;
};

export function loadContent(): Content {
  const courses = loadCourses();
  const lessons = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons));
  const concepts = loadConcepts();
  const library = { concepts, lessons, snippets: loadSnippets(), glossary: loadGlossary() };
  const said = { phrases: loadPhrases(), dangers: loadDangers() };
  return {
    courses,
    lessons: new Map(lessons.map((lesson) => [lesson.id, lesson])),
    concepts: new Map(concepts.map((concept) => [concept.id, concept])),
    knowledge: once(() => bitByBit(learnKnowledge({ ...library, ...said }))),
    modelWatch: once(() => bitByBit(learnModelWatch(library, loadAnswers()))),
  };
}
