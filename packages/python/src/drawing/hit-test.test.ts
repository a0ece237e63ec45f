import { expect, test } from 'vitest';
import type { Look } from './commands.ts';
import { Drawing } from './drawing.ts';
import { turtleAt } from './hit-test.ts';
import { viewOf } from './view.ts';

const page = { width: 400, height: 400 };

test('a turtle is hit inside of its shape, wherever it looks', () => {
  const drawing = drawingWith([{ shape: 'square', stretch: [5, 1] }]);
  expect(at(drawing, 200, 245)).toBe(1);
  expect(at(drawing, 245, 200)).toBeNull();
  const turned = drawingWith([{ shape: 'square', stretch: [5, 1], heading: 90 }]);
  expect(at(turned, 245, 200)).toBe(1);
  expect(at(turned, 200, 245)).toBeNull();
});

test('the topmost of several turtles is hit', () => {
  const drawing = drawingWith([{ shape: 'circle' }, { shape: 'circle', x: 5 }]);
  expect(at(drawing, 202, 200)).toBe(2);
  expect(at(drawing, 192, 200)).toBe(1);
});

test('every part of a turtle counts, and what is between its legs does not', () => {
  const drawing = drawingWith([{ shape: 'turtle', heading: 90, stretch: [4, 4] }]);
  expect(at(drawing, 200, 150)).toBe(1);
  expect(at(drawing, 230, 172)).toBe(1);
  expect(at(drawing, 240, 200)).toBeNull();
});

test('a finger may miss a small turtle a little', () => {
  const drawing = drawingWith([{ shape: 'classic' }]);
  expect(at(drawing, 200, 215)).toBeNull();
  expect(turtleAt(drawing, view(drawing), { x: 200, y: 215 }, 20)).toBe(1);
});

test('in a world of its own the turtle is where it is seen', () => {
  const drawing = drawingWith([{ shape: 'circle', x: 10, y: 10 }]);
  void drawing.apply([{ kind: 'world', bounds: [0, 0, 10, 10] }]);
  expect(at(drawing, 398, 3)).toBe(1);
  expect(at(drawing, 200, 200)).toBeNull();
});

function drawingWith(looks: readonly Partial<Look>[]): Drawing {
  const drawing = new Drawing();
  const plain: Look = {
    x: 0,
    y: 0,
    heading: 0,
    shape: 'classic',
    color: 'black',
    fill: 'black',
    stretch: [1, 1],
    outline: 1,
  };
  void drawing.apply(
    looks.map((look, index) => ({
      kind: 'turtle',
      turtle: index + 1,
      isVisible: true,
      look: { ...plain, ...look },
    })),
  );
  return drawing;
}

function at(drawing: Drawing, x: number, y: number) {
  return turtleAt(drawing, view(drawing), { x, y });
}

function view(drawing: Drawing) {
  return viewOf(drawing.setting, page);
}
