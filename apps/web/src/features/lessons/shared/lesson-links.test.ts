import { expect, test } from 'vitest';
import { idAfter, idOfEnd } from './lesson-links.ts';

/** A lesson was put between the first and the second. */
const lessonIds = [1, 71, 2, 70];

test.each([
  [1, 71],
  [71, 2],
  [2, 70],
])('after lesson %i comes lesson %i, as the course has it', (id, next) => {
  expect(idAfter(id, lessonIds)).toBe(next);
});

test('behind the last lesson comes the end, which is no lesson', () => {
  expect(idAfter(70, lessonIds)).toBe(idOfEnd(lessonIds));
  expect(lessonIds).not.toContain(idOfEnd(lessonIds));
});
