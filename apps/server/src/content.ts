import type { Course } from '@hbg/content/course';
import type { Lesson } from '@hbg/content/lesson';
import { loadConcepts } from '@hbg/content/load-concepts';
import { loadCourses } from '@hbg/content/load-courses';
import { loadDangers, loadPhrases } from '@hbg/content/load-phrases';
import { loadSnippets } from '@hbg/content/load-snippets';
import { openKnowledge } from '@hbg/tutor/talk/knowledge';
import type { Knowledge } from '@hbg/tutor/talk/situation';

/** All that is taught, read once at the start. */
export type Content = {
  readonly courses: readonly Course[];
  readonly lessons: ReadonlyMap<number, Lesson>;
  readonly knowledge: Knowledge;
};

export function loadContent(): Content {
  const courses = loadCourses();
  const lessons = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons));
  return {
    courses,
    lessons: new Map(lessons.map((lesson) => [lesson.id, lesson])),
    knowledge: openKnowledge({
      concepts: loadConcepts(),
      lessons,
      snippets: loadSnippets(),
      phrases: loadPhrases(),
      dangers: loadDangers(),
    }),
  };
}
