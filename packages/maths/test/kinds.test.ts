import { expect, test } from 'vitest';
import { testsAll } from '../../../scripts/sample-of.ts';
import { courses, kinds } from '../src/courses/courses.ts';
import { drawTask } from '../src/draw-task.ts';
import { answerText, judge } from '../src/judge.ts';
import { isSame, ratio } from '../src/numbers/fraction.ts';
import { written } from '../src/numbers/write-number.ts';
import { programOf } from '../src/program-of.ts';
import type { Kind, Task } from '../src/task.ts';
import { algebra } from './second-way/algebra.ts';
import { afterBits, data } from './second-way/data.ts';
import { fractions } from './second-way/fractions.ts';
import { numbers } from './second-way/numbers.ts';
import { shapes } from './second-way/shapes.ts';

const solved = { ...numbers, ...fractions, ...shapes, ...algebra, ...data };
const seedCount = testsAll ? 10_000 : 500;

function* tasksOf(kind: Kind): Generator<Task> {
  for (let at = 0; at < seedCount; at += 1) yield drawTask(kind, (at * 429_497) % 2 ** 32);
}

test('five courses have nine kinds each, from easy to hard', () => {
  expect(courses.map((course) => course.kinds.map(({ id }) => id).join(' '))).toEqual(
    ['A', 'B', 'C', 'D', 'E'].map((id) =>
      Array.from({ length: 9 }, (_, at) => `${id}${at + 1}`).join(' '),
    ),
  );
  for (const course of courses) {
    expect(course.kinds.map(({ difficulty }) => difficulty)).toEqual(
      ['easy', 'medium', 'hard'].flatMap((level) => [level, level, level]),
    );
  }
});

const byTitle = kinds.map((kind) => [kind.title, kind] as const);

test.each(byTitle)('%s: its answers come out in a second way too', (_, kind) => {
  const solve = solved[kind.id];
  const findings = findingsIn(kind, (task) => {
    const asked = `${task.text} ${task.formula ?? ''}`;
    const [top, bottom] = solve?.(asked) ?? [Number.NaN, 1];
    const wanted = ratio(top, bottom);
    const isRight = task.answer.top === wanted.top && task.answer.bottom === wanted.bottom;
    return isRight ? [] : [`${asked}: ${written(task.answer)} is not ${written(wanted)}`];
  });
  expect(findings).toEqual([]);
});

test.each(byTitle)('%s: each task tells right from each typical wrong answer', (_, kind) => {
  const asked = new Set<string>();
  for (const { text, formula } of tasksOf(kind)) asked.add(`${text} ${formula ?? ''}`);
  expect(asked.size).toBeGreaterThan(15);
  expect(findingsIn(kind, misjudged)).toEqual([]);
  expect(findingsIn(kind, unreadable)).toEqual([]);
});

/** A few are enough to see what is wrong. */
function findingsIn(kind: Kind, find: (task: Task) => string[]): string[] {
  const found: string[] = [];
  for (const task of tasksOf(kind)) {
    found.push(...find(task));
    if (found.length > 3) break;
  }
  return found;
}

function misjudged(task: Task): string[] {
  const right = answerText(task);
  const isRight = judge(task, right).kind === 'right';
  return [
    ...(isRight ? [] : [`${task.seed}: „${right}“ is not right`]),
    ...task.mistakes.flatMap((mistake) => {
      // With a dot 16.000 may be 16 as well, and then it's right.
      const typed = answerText({ ...task, answer: mistake.value }).replaceAll('.', '');
      const judgement = judge(task, typed);
      const isKnown = judgement.kind === 'wrong' && judgement.mistake?.id === mistake.id;
      const isNear = isSame(mistake.value, task.answer);
      return isKnown && !isNear ? [] : [`${task.seed}: „${typed}“ is not ${mistake.id}`];
    }),
  ];
}

function unreadable({ seed, text, formula = '', mistakes, steps }: Task): string[] {
  const lines = steps.flatMap((step) => [step.text, step.line ?? '']);
  const said = [text, formula, ...mistakes.map(({ thought }) => thought), ...lines].join('\n');
  const isOdd = /undefined|NaN|Infinity| -|-\d|  \S+  /.test(said.replaceAll('   und   ', ' und '));
  const isBlunt = mistakes.some(({ thought }) => !/^Du .*aber/s.test(thought));
  const hasTwins = new Set(mistakes.map(({ id }) => id)).size < mistakes.length;
  return [
    ...(isOdd ? [`${seed}: ${said}`] : []),
    ...(isBlunt ? [`${seed}: a thought begins without „Du …, aber …“`] : []),
    ...(hasTwins ? [`${seed}: two mistakes have one name`] : []),
  ];
}

test.each(byTitle)('%s: the steps lead to the answer', (_, kind) => {
  const findings = findingsIn(kind, ({ seed, answer, form, steps }) => {
    const last = steps.flatMap(({ text, line }) => line ?? text).join(' ');
    const bare = answerText({ answer, form });
    return last.includes(bare) ? [] : [`${seed}: ${bare} is not in ${last}`];
  });
  expect(findings).toEqual([]);
});

test('the same seed draws the same task, another one another', () => {
  for (const kind of kinds) expect(drawTask(kind, 7)).toEqual(drawTask(kind, 7));
  expect(kinds.filter((kind) => drawTask(kind, 7).text === drawTask(kind, 8).text)).not.toBe(45);
});

test('bits are written as one counts', () => {
  const kind = kinds.find(({ id }) => id === 'E6');
  if (!kind) throw new Error('It is gone.');
  for (const task of tasksOf(kind)) {
    let bits = '0';
    for (let count = 0n; count < task.answer.top; count += 1n) bits = afterBits(bits);
    expect(answerText(task)).toBe(bits);
  }
});

test('every kind lays its numbers into a program', () => {
  for (const kind of kinds) {
    const task = drawTask(kind, 3);
    const lines = programOf(task).split('\n');
    expect(lines.every((line) => line.length <= 66)).toBe(true);
    for (const [name, value] of task.numbers) expect(lines).toContain(`${name} = ${value}`);
  }
});
