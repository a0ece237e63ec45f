import type { Concept } from '@hbg/content/concept';
import type { Course } from '@hbg/content/course';
import type { Lesson } from '@hbg/content/lesson';
import type { Lesson as LessonAnswer, readCourse } from '@hbg/contract/lessons';
import type { Answer } from '@hbg/contract/route';

export function lessonsOf({ chapters }: Course): Lesson[] {
  return chapters.flatMap(({ lessons }) => lessons);
}

export function courseAnswer(course: Course): Answer<typeof readCourse> {
  const chapters = course.chapters.map(({ title, description, lessons }) => ({
    title,
    description,
    lessonIds: lessons.map(({ id }) => id),
  }));
  return { id: course.id, name: course.name, description: course.description, chapters };
}

export function lessonAnswer(lesson: Lesson, cards: ReadonlyMap<string, Concept>): LessonAnswer {
  const concepts = lesson.concepts.flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ id, title: card.title, short: card.short }] : [];
  });
  return {
    ...lesson,
    concepts,
    check: lesson.unit.check,
    data: lesson.unit.data,
    predict: lesson.predict ?? null,
  };
}
