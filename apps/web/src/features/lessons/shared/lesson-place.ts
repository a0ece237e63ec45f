type Written = { courseId?: string; lessonId?: string };

export type LessonPlace = { courseId: number; lessonId: number };

/** The address names a course and a lesson; whatever is missing or no number means the first. */
export function readLessonPlace({ courseId, lessonId }: Written): LessonPlace {
  return { courseId: readNumber(courseId), lessonId: readNumber(lessonId) };
}

export function writeLessonPlace({ courseId, lessonId }: LessonPlace) {
  return { courseId: String(courseId), lessonId: String(lessonId) };
}

function readNumber(text: string | undefined) {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isSafeInteger(number) ? number : 1;
}
