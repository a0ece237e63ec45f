import { describe, expect, test } from 'vitest';
import { countOpen, isNews, withEarlier } from './reached.ts';

const results = (...reached: boolean[]) => reached.map((is) => ({ reached: is, sentence: 'So.' }));

describe('a run is news', () => {
  test.each([
    ['the first time', [false, false], { isCompleted: false, reached: [] }, true],
    [
      'not again with goals open',
      [true, false],
      { isCompleted: true, reached: [true, false] },
      false,
    ],
    ['with the last goal', [true, true], { isCompleted: true, reached: [true, false] }, true],
    [
      'with the last goal alone',
      [false, true],
      { isCompleted: true, reached: [true, false] },
      true,
    ],
    [
      'not when all were reached',
      [true, true],
      { isCompleted: true, reached: [true, true] },
      false,
    ],
    ['where nobody knows what was reached', [true, true], { isCompleted: true, reached: [] }, true],
    ['only once without goals', [], { isCompleted: true, reached: [] }, false],
  ])('%s', (_, now, before, isIt) => {
    expect(isNews(results(...now), before)).toBe(isIt);
  });
});

test('what was reached once stays reached', () => {
  expect(withEarlier(results(false, false), { isCompleted: true, reached: [false, true] })).toEqual(
    [
      { reached: false, sentence: 'So.' },
      { reached: true, sentence: null },
    ],
  );
});

test('a lesson that was completed without a word of its goals has them all open', () => {
  expect([countOpen(3, undefined), countOpen(3, { reached: [true, false, true] })]).toEqual([3, 1]);
});
