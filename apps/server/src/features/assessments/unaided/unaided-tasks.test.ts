import { expect, test } from 'vitest';
import { builtHouse } from '../../../../../../scripts/paths.ts';
import { loadContent } from '../../../content.ts';
import { drawTask, type Task } from '../draw-item.ts';
import { canBeChecked, unaidedTasks } from './unaided-tasks.ts';

const content = loadContent(builtHouse);
const lessons = [...content.lessons.values()];
const sourceOf = (about: string) => unaidedTasks(content, { id: 'a', about })[0]?.source ?? null;

/** No lesson of a mastery begins with something of these and needs nothing that comes later. */
const single = new Set([
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 22, 35, 43, 52, 54, 57, 59,
]);

test.each([
  ['lektion/27', 'python-mastery/range-genau'],
  ['lektion/49', 'python-mastery/return'],
  ['lektion/65', 'python-mastery/objekte-in-listen'],
  ['python-mastery/ausgabe', 'python-mastery/ausgabe'],
  ['lektion/2', 'bewertung/ablauf'],
])('what was helped with in %s is asked by %s', (about, source) => {
  expect(sourceOf(about)).toBe(source);
});

test('every lesson can be checked', () => {
  expect(lessons.filter(({ unit }) => !canBeChecked(content, unit.id))).toEqual([]);
});

test.each(lessons.filter(({ id }) => !single.has(id)))(
  'lesson $id is never checked by a lesson with something that comes after it',
  ({ order, unit }) => {
    const before = lessons.filter((one) => one.order <= order);
    const known = new Set(before.flatMap(({ concepts }) => concepts));
    const source = content.masteryLessons.find((one) => one.unit.id === sourceOf(unit.id));
    const cards = source?.unit.concepts;
    expect(cards?.filter((card) => !known.has(card))).toEqual([]);
  },
);

test.each(lessons.filter(({ id }) => single.has(id)))(
  'single tasks for lesson $id hold only what was taught by then, whatever they draw',
  (lesson) => {
    const level = content.knowledge.levelOf(lesson);
    const tasks = Array.from({ length: 12 }, (_, at) =>
      unaidedTasks(content, { id: String(at), about: lesson.unit.id }),
    );
    for (const { said, programs } of tasks.flat().map(shownBy)) {
      expect(said.filter((text) => level.sentences([text]).length === 0)).toEqual([]);
      expect(programs.filter((code) => !level.holds(code))).toEqual([]);
    }
  },
);

function shownBy(task: Task) {
  const drawn = drawTask(content, task);
  if (!drawn) throw new Error(`Nothing is drawn for ${JSON.stringify(task)}.`);
  const { unit, kata } = drawn;
  const options = unit.quiz.flatMap((one) => one.options.flatMap(({ text, why }) => [text, why]));
  const goals = unit.goals.map(({ text }) => text);
  const said = [unit.content, ...options, ...unit.hints, ...goals, kata.why, kata.shows];
  const programs = [...Object.values(kata.starter), ...Object.values(kata.solution), kata.better];
  return { said: said.filter(isText), programs: programs.filter(isText) };
}

function isText(text: string | null): text is string {
  return text !== null;
}
