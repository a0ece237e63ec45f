import { expect, test } from 'vitest';
import { courses, kinds } from '../src/courses/courses.ts';
import { barOf, countedLevel, difficultyOf, pointsFor, poolOf } from '../src/levels.ts';
import { nextTask } from '../src/next-task.ts';
import { answerIn } from '../src/program-of.ts';
import { openRandom } from '../src/random.ts';
import type { Task } from '../src/task.ts';

test('levels 1 to 3 are easy, 4 to 6 medium, above 6 hard', () => {
  const levels = Array.from({ length: 10 }, (_, at) => difficultyOf(at + 1));
  expect(levels).toEqual([
    'easy',
    'easy',
    'easy',
    'medium',
    'medium',
    'medium',
    'hard',
    'hard',
    'hard',
    'hard',
  ]);
});

test.each(courses)('course $id is as hard as its level', ({ level, difficulty }) => {
  expect(difficulty).toBe(difficultyOf(level));
});

test('an easy task never counts as a hard one', () => {
  expect(countedLevel(10, { difficulty: 'easy' })).toBe(3);
  expect(countedLevel(2, { difficulty: 'hard' })).toBe(2);
  expect(countedLevel(9, { difficulty: 'hard' })).toBe(9);
  expect(pointsFor(4)).toBe(40);
});

test('the bar begins anew with every hundred points', () => {
  expect(barOf(1_280, 4)).toEqual({ value: 80, of: 500 });
});

test('a level draws from all courses, or from one', () => {
  expect(poolOf(4, null)).toHaveLength(15);
  expect(poolOf(1, 'D').map(({ id }) => id)).toEqual(['D7', 'D8', 'D9']);
  expect(poolOf(7, 'B').map(({ id }) => id)).toEqual(['B7', 'B8', 'B9']);
});

test('no task comes twice in a row, not even where there is one kind alone', () => {
  const random = openRandom(5);
  const chance = () => random.whole(0, 999_999) / 1_000_000;
  for (const kind of kinds) {
    let before: Task | null = null;
    for (let count = 0; count < 60; count += 1) {
      const task: Task = nextTask([kind], before, chance);
      expect([task.text, task.formula]).not.toEqual([before?.text, before?.formula]);
      before = task;
    }
  }
});

test('of several kinds another one comes next', () => {
  const pool = poolOf(1, 'A');
  let before = nextTask(pool, null, () => 0);
  for (let count = 0; count < 20; count += 1) {
    const task = nextTask(pool, before, () => (count % 10) / 10);
    expect(task.kind).not.toBe(before.kind);
    before = task;
  }
});

test.each([
  ['12\n', '12'],
  ['Hallo\nDie Antwort ist 3.5 m\n', '3.5'],
  ['-4\n', '-4'],
  ['3/4\n', '3/4'],
  ['0b1011\n', '0b1011'],
  ['erst 1, dann 2', '2'],
  ['nichts', null],
  ['', null],
])('of what a program prints, %j, the answer is %s', (output, answer) => {
  expect(answerIn(output)).toBe(answer);
});
