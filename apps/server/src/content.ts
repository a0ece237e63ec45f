import type { Course } from '@hbg/content/course';
import type { Lesson } from '@hbg/content/lesson';
import { loadConcepts } from '@hbg/content/load-concepts';
import { loadCourses } from '@hbg/content/load-courses';
import { loadGlossary } from '@hbg/content/load-glossary';
import { loadAnswers, loadDangers, loadPhrases } from '@hbg/content/load-phrases';
import { loadSnippets } from '@hbg/content/load-snippets';
import { type ModelWatch, openModelWatch } from '@hbg/tutor/guard/model-watch';
import { once } from '@hbg/tutor/once';
import { openKnowledge } from '@hbg/tutor/talk/knowledge';
import type { Knowledge } from '@hbg/tutor/talk/situation';

/** All that is taught, read once at the start. */
export type Content = {
  readonly courses: readonly Course[];
  readonly lessons: ReadonlyMap<number, Lesson>;
  readonly knowledge: Knowledge;
  /** Made when it is first asked for: without a model nobody needs it. */
  readonly modelWatch: () => ModelWatch;
};

export function loadContent(): Content {
  const courses = loadCourses();
  const lessons = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons));
  const library = {
    concepts: loadConcepts(),
    lessons,
    snippets: loadSnippets(),
    glossary: loadGlossary(),
  };
  return {
    courses,
    lessons: new Map(lessons.map((lesson) => [lesson.id, lesson])),
    knowledge: openKnowledge({ ...library, phrases: loadPhrases(), dangers: loadDangers() }),
    modelWatch: once(() => openModelWatch(library, loadAnswers())),
  };
}
