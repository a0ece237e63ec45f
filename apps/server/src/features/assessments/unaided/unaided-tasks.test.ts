import { expect, test } from 'vitest';
import { builtHouse } from '../../../../../../scripts/paths.ts';
import { loadContent } from '../../../content.ts';
import { canBeChecked, unaidedTasks } from './unaided-tasks.ts';

const content = loadContent(builtHouse);
const sourceOf = (about: string) => unaidedTasks(content, { id: 'a', about })[0]?.source ?? null;

test.each([
  ['lektion/27', 'python-mastery/range-genau'],
  ['lektion/49', 'python-mastery/return'],
  ['lektion/65', 'python-mastery/objekte-in-listen'],
  ['python-mastery/ausgabe', 'python-mastery/ausgabe'],
  // What is about the same asks for functions, else for text with gaps.
  ['lektion/3', null],
  ['lektion/1', null],
])('what was helped with in %s is asked by %s', (about, source) => {
  expect(sourceOf(about)).toBe(source);
  expect(canBeChecked(content, about)).toBe(source !== null);
});

test('a lesson is never checked by something that comes after it', () => {
  const lessons = [...content.lessons.values()];
  const known = new Set<string>();
  for (const { unit, concepts } of lessons) {
    for (const card of concepts) known.add(card);
    const cards = content.units.get(sourceOf(unit.id) ?? '')?.concepts ?? [];
    expect(cards.filter((card) => !known.has(card))).toEqual([]);
  }
});
