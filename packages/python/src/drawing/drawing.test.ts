import { beforeEach, expect, test } from 'vitest';
import type { DrawingCommand, Look } from './commands.ts';
import { Drawing } from './drawing.ts';

const look: Look = {
  x: 0,
  y: 0,
  heading: 0,
  shape: 'classic',
  color: 'black',
  fill: 'black',
  stretch: [1, 1],
  outline: 1,
};
const turtle: DrawingCommand = { kind: 'turtle', turtle: 1, isVisible: true, look };
const line = { id: 7, color: 'red', width: 3 };
const walk: DrawingCommand = {
  kind: 'move',
  turtle: 1,
  points: [100, 0, 100, 100],
  turn: 90,
  ms: 1000,
  line,
};

let drawing: Drawing;
beforeEach(() => {
  drawing = new Drawing();
});

test('a turtle walks in the given time, and its line grows with it', () => {
  drawing.apply([turtle, walk]);
  expect(drawing.advance(5000)).toBe(true);
  expect(place()).toEqual([0, 0, 0]);
  expect(drawing.advance(5250)).toBe(true);
  expect(place()).toEqual([50, 0, 22.5]);
  expect(drawing.growingLine(5250)).toMatchObject({ points: [0, 0, 50, 0], color: 'red' });
  drawing.advance(5750);
  expect(place()).toEqual([100, 50, 67.5]);
  expect(drawing.growingLine(5750)).toMatchObject({ points: [0, 0, 100, 0, 100, 50] });
  expect(drawing.items.size).toBe(0);
  expect(drawing.advance(6001)).toBe(false);
  expect(place()).toEqual([100, 100, 90]);
  expect(items()).toEqual([{ kind: 'line', ...line, points: [0, 0, 100, 0, 100, 100] }]);
  expect(drawing.growingLine(6001)).toBeNull();
});

test('a turtle turns in the given time', () => {
  drawing.apply([turtle, { kind: 'turn', turtle: 1, turn: -90, ms: 100 }]);
  drawing.advance(0);
  drawing.advance(50);
  expect(place()).toEqual([0, 0, 315]);
  drawing.advance(100);
  expect(place()).toEqual([0, 0, 270]);
});

test('the next step ends the one before', () => {
  drawing.apply([turtle, walk]);
  drawing.advance(0);
  drawing.apply([{ kind: 'turn', turtle: 1, turn: 90, ms: 100 }]);
  expect(place()).toEqual([100, 100, 90]);
  expect(drawing.items.size).toBe(1);
});

test('another turtle and new keys do not disturb a step', () => {
  drawing.apply([turtle, walk]);
  drawing.advance(0);
  drawing.advance(250);
  drawing.apply([
    { ...turtle, turtle: 2 },
    { kind: 'listen', keys: ['a'], everyKey: false, isListening: true, pointer: 'no' },
  ]);
  expect(place()).toEqual([50, 0, 22.5]);
  expect(drawing.advance(300)).toBe(true);
});

test('at the end of the program nobody moves or listens', () => {
  drawing.apply([
    turtle,
    { kind: 'listen', keys: ['a'], everyKey: false, isListening: true, pointer: 'yes' },
    walk,
  ]);
  drawing.end();
  expect(place()).toEqual([100, 100, 90]);
  expect(drawing.setting.listening).toMatchObject({ keys: [], pointer: 'no' });
});

test('invisible turtles and those that have left are not shown', () => {
  drawing.apply([turtle, { ...turtle, turtle: 2, isVisible: false }, { ...turtle, turtle: 3 }]);
  drawing.apply([{ kind: 'leave', turtle: 3 }]);
  expect(drawing.visibleTurtles().map(({ id }) => id)).toEqual([1]);
});

test('what lies outside of the paper zooms out, unless the size was chosen', () => {
  drawing.apply([dotAt(390)]);
  expect(drawing.setting.zoomOut).toBe(2);
  drawing.apply([
    { kind: 'window', width: 300, height: 300 },
    { ...dotAt(390), id: 2 },
  ]);
  expect(drawing.setting.zoomOut).toBe(1);
});

test('a step that leads outside zooms out before it begins', () => {
  drawing.apply([turtle, { ...walk, points: [500, 0] }]);
  expect(drawing.setting.zoomOut).toBe(2.5);
});

test('a new program starts with an empty paper', () => {
  drawing.apply([
    turtle,
    dotAt(0),
    { kind: 'background', color: 'red' },
    { kind: 'shape', name: 'classic', parts: [] },
    { kind: 'start' },
  ]);
  expect(drawing.items.size).toBe(0);
  expect(drawing.visibleTurtles()).toEqual([]);
  expect(drawing.setting.background).toBe('white');
  expect(drawing.partsOf('classic')).toHaveLength(1);
});

test.each([
  { kind: 'background', color: 'red' },
  { kind: 'window', width: 1, height: 1 },
  { kind: 'world', bounds: [0, 0, 1, 1] },
  { kind: 'shape', name: 'a', parts: [] },
] satisfies DrawingCommand[])('all is painted anew after $kind', (command) => {
  drawing.items.takeUnpainted();
  drawing.apply([command]);
  expect(drawing.items.takeUnpainted().isWhole).toBe(true);
});

test('a shape that it does not know is a turtle, a blank one is nothing', () => {
  expect(drawing.partsOf('auto.gif')).toBe(drawing.partsOf('turtle'));
  expect(drawing.partsOf('blank')).toEqual([]);
});

test('commands that it does not know are left alone', () => {
  drawing.apply(JSON.parse('[{"kind":"fly","to":"the moon"}]'));
  expect(drawing.setting.isUsed).toBe(true);
});

test('it is unused until a program draws, and tells of every change', () => {
  let changes = 0;
  const unsubscribe = drawing.subscribe(() => {
    changes += 1;
  });
  expect(drawing.setting.isUsed).toBe(false);
  drawing.apply([dotAt(0)]);
  expect(drawing.setting.isUsed).toBe(true);
  drawing.clear();
  expect(drawing.setting.isUsed).toBe(false);
  unsubscribe();
  drawing.apply([dotAt(0)]);
  expect(changes).toBe(2);
});

function place() {
  const shown = drawing.visibleTurtles()[0]?.look;
  return shown && [shown.x, shown.y, shown.heading];
}

function items() {
  return [...drawing.items.values()];
}

function dotAt(x: number) {
  return { kind: 'dot', id: 1, x, y: 0, size: 5, color: 'red' } as const;
}
