import { expect, test } from 'vitest';
import { readLessonPlace, writeLessonPlace } from './lesson-place.ts';

test.each([
  [
    { courseId: '2', lessonId: '7' },
    { courseId: 2, lessonId: 7 },
  ],
  [
    { courseId: 'x', lessonId: '7' },
    { courseId: 1, lessonId: 7 },
  ],
  [
    { courseId: '2', lessonId: 'abc' },
    { courseId: 2, lessonId: 1 },
  ],
  [{ courseId: '2' }, { courseId: 2, lessonId: 1 }],
  [{}, { courseId: 1, lessonId: 1 }],
  [
    { courseId: '9'.repeat(400), lessonId: '1' },
    { courseId: 1, lessonId: 1 },
  ],
])('%j is the place %j', (written, place) => {
  expect(readLessonPlace(written)).toEqual(place);
});

test('writes the address of a lesson', () => {
  expect(writeLessonPlace({ courseId: 1, lessonId: 3 })).toEqual({ courseId: '1', lessonId: '3' });
});
