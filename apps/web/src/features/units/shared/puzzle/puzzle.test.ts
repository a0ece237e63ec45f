import { expect, test } from 'vitest';
import { codeOf, firstWrong, indented, isSolved, moved, piecesOf } from './puzzle.ts';

const solution = '# Notiz\nfor i in range(3):\n    print(i)\n\nprint("Ende")\n';

test('has all lines but notes and blanks, in another order, without indentation', () => {
  const pieces = piecesOf(solution);
  expect(pieces.map(({ text }) => text).toSorted()).toEqual([
    'for i in range(3):',
    'print("Ende")',
    'print(i)',
  ]);
  expect(pieces.every(({ depth }) => depth === 0)).toBe(true);
  expect(isSolved(pieces, solution)).toBe(false);
  expect(piecesOf(solution)).toEqual(pieces);
});

test('is solved when order and indentation are right', () => {
  const inOrder = piecesOf(solution).toSorted((a, b) => a.id - b.id);
  expect(firstWrong(inOrder, solution)).toEqual({
    kind: 'depth',
    at: 1,
    isTooFar: false,
    isOrderRight: true,
  });
  expect(firstWrong(indented(inOrder, 1, 2), solution)).toMatchObject({ at: 1, isTooFar: true });
  const solved = indented(inOrder, 1, 1);
  expect(isSolved(solved, solution)).toBe(true);
  expect(codeOf(solved)).toBe('for i in range(3):\n    print(i)\nprint("Ende")\n');
});

test('a long program comes in a dozen parts of some lines each', () => {
  const game = Array.from({ length: 15 }, (_, at) => `if x == ${at}:\n    print(${at})`).join('\n');
  const pieces = piecesOf(game).toSorted((a, b) => a.id - b.id);
  expect(pieces).toHaveLength(10);
  expect(pieces[0]?.text).toBe('if x == 0:\n    print(0)\nif x == 1:');
  expect(pieces[1]?.text).toBe('    print(1)\nif x == 2:\n    print(2)');
  expect(isSolved(pieces, game)).toBe(true);
  expect(codeOf(pieces)).toBe(`${game}\n`);
});

test('lines that are alike may stand for each other', () => {
  const twice = 'print(1)\nprint(1)\nx = 2\n';
  const pieces = piecesOf(twice).toSorted((a, b) => b.text.localeCompare(a.text) * -1);
  expect(isSolved(pieces, twice)).toBe(true);
});

test('pieces move within the list, and no further out than the margin', () => {
  const pieces = piecesOf(solution);
  const [first, second, third] = pieces;
  expect(moved(pieces, 0, 1).slice(0, 2)).toEqual([second, first]);
  expect(moved(pieces, 0, 2)).toEqual([second, third, first]);
  expect(moved(pieces, 2, 0)).toEqual([third, first, second]);
  expect(moved(pieces, 0, -1)).toEqual(pieces);
  expect(indented(pieces, 0, -1)).toEqual(pieces);
});

test('tells a wrong order from a depth that is wrong before it', () => {
  const [loop, print, end] = piecesOf(solution).toSorted((a, b) => a.id - b.id);
  if (!loop || !print || !end) throw new Error('The puzzle has three pieces.');
  expect(firstWrong([end, loop, print], solution)).toEqual({ kind: 'order', at: 0 });
  expect(firstWrong([loop, end, print], solution)).toEqual({ kind: 'order', at: 1 });
  expect(firstWrong(indented([loop, end, print], 0, 1), solution)).toEqual({
    kind: 'depth',
    at: 0,
    isTooFar: true,
    isOrderRight: false,
  });
});
