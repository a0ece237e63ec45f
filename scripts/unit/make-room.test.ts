import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeRoomForLesson, refuseTakenNumber } from './make-room.ts';

/** Two chapters, with the lessons 1 and 2, 3 and 4. */
function course() {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-course-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [chapter, ...lessons] of [
    ['1-anfang', '1-a', '2-b'],
    ['2-ende', '3-c', '4-d'],
  ]) {
    for (const lesson of lessons)
      mkdirSync(join(folder, `${chapter}`, lesson), { recursive: true });
    writeFileSync(join(folder, `${chapter}`, 'chapter.md'), '');
  }
  const lessons = () =>
    ['1-anfang', '2-ende'].flatMap((chapter) =>
      readdirSync(join(folder, chapter)).filter((name) => name !== 'chapter.md'),
    );
  return { folder, lessons };
}

test.each([
  ['1-anfang/2-neu', 3, ['1-a', '3-b', '4-c', '5-d']],
  ['1-anfang/3-neu', 2, ['1-a', '2-b', '4-c', '5-d']],
  ['2-ende/5-neu', 0, ['1-a', '2-b', '3-c', '4-d']],
])('for %s, all lessons behind it count on', (lesson, count, names) => {
  const { folder, lessons } = course();
  expect(makeRoomForLesson(join(folder, lesson))).toBe(count);
  expect(lessons()).toEqual(names);
});

test.each([
  ['1-anfang/5-neu', 'In diesem Kapitel geht jede Nummer von 1 bis 3.'],
  ['2-ende/2-neu', 'In diesem Kapitel geht jede Nummer von 3 bis 5.'],
  ['3-mehr/5-neu', 'gibt es nicht.'],
])('%s has no place in the course, and nothing is moved', (lesson, message) => {
  const { folder, lessons } = course();
  expect(() => makeRoomForLesson(join(folder, lesson))).toThrow(message);
  expect(lessons()).toEqual(['1-a', '2-b', '3-c', '4-d']);
});

test('a number that another unit has is refused, and the next free one is named', () => {
  const { folder } = course();
  expect(() => refuseTakenNumber(join(folder, '1-anfang/1-neu'))).toThrow(/1-a: nimm 3\.$/);
  expect(() => refuseTakenNumber(join(folder, '1-anfang/3-neu'))).not.toThrow();
});
