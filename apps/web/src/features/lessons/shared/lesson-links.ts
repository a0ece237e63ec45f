import type { LessonPlace } from './lesson-place.ts';

/** Lessons of the first course are addressed by their order alone. */
export function nextPlace({ courseId, order }: { courseId: number; order: number }): LessonPlace {
  const next = order + 1;
  return { courseId, lessonId: courseId === 1 ? next : courseId * 1_000 + next };
}
