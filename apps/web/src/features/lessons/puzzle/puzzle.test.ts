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
  expect(firstWrong(inOrder, solution)).toBe(1);
  const solved = indented(inOrder, 1, 1);
  expect(isSolved(solved, solution)).toBe(true);
  expect(codeOf(solved)).toBe('for i in range(3):\n    print(i)\nprint("Ende")\n');
});

test('lines that are alike may stand for each other', () => {
  const twice = 'print(1)\nprint(1)\nx = 2\n';
  const pieces = piecesOf(twice).toSorted((a, b) => b.text.localeCompare(a.text) * -1);
  expect(isSolved(pieces, twice)).toBe(true);
});

test('pieces move within the list, and no further out than the margin', () => {
  const pieces = piecesOf(solution);
  const [first, second] = pieces;
  expect(moved(pieces, 0, 1).slice(0, 2)).toEqual([second, first]);
  expect(moved(pieces, 0, -1)).toEqual(pieces);
  expect(indented(pieces, 0, -1)).toEqual(pieces);
});
