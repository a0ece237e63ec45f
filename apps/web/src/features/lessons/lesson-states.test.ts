import { expect, test } from 'vitest';
import { statesOf } from './lesson-states.ts';

const goals = [{ text: 'Eins.' }, { text: 'Zwei.' }];
const lessons = [1, 71, 2, 3, 4].map((id) => ({ id, goals }));
const done = (lessonId: number) => ({ lessonId, completed: true, score: 100 });
const kinds = (...ids: number[]) =>
  statesOf({ lessons, progress: ids.map(done), completions: [] }).map(({ kind }) => kind);

test('on the first day the first lesson is next, the second open, and all others come later', () => {
  expect(kinds()).toEqual(['next', 'open', 'later', 'later', 'later']);
});

test('the next one is the first that is not completed, whatever was done behind it', () => {
  expect(kinds(1, 2)).toEqual(['part', 'next', 'part', 'open', 'later']);
  expect(kinds(1, 71, 2, 3, 4)).toEqual(['part', 'part', 'part', 'part', 'part']);
});

test('a lesson is done with all of its goals, and else says how many are open', () => {
  const completions = [
    { unit: 'lektion/1', reached: [true, true] },
    { unit: 'lektion/71', reached: [false, true] },
  ];
  const states = statesOf({ lessons, progress: [1, 71, 2].map(done), completions });
  expect(states.slice(0, 3)).toEqual([
    { kind: 'all' },
    { kind: 'part', goals: 1 },
    { kind: 'part', goals: 2 },
  ]);
});

test('what nobody knows is not said', () => {
  const states = statesOf({ lessons, progress: undefined, completions: undefined });
  expect(new Set(states.map(({ kind }) => kind))).toEqual(new Set(['open']));
  const without = statesOf({ lessons, progress: [done(1)], completions: undefined });
  expect(without[0]).toEqual({ kind: 'all' });
});
