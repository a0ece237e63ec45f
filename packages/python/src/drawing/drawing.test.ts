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
  void drawing.apply([turtle, walk]);
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
  void drawing.apply([turtle, { kind: 'turn', turtle: 1, turn: -90, ms: 100 }]);
  drawing.advance(0);
  drawing.advance(50);
  expect(place()).toEqual([0, 0, 315]);
  drawing.advance(100);
  expect(place()).toEqual([0, 0, 270]);
});

test('the next step ends the one before', () => {
  void drawing.apply([turtle, walk]);
  drawing.advance(0);
  void drawing.apply([{ kind: 'turn', turtle: 1, turn: 90, ms: 100 }]);
  expect(place()).toEqual([100, 100, 90]);
  expect(drawing.items.size).toBe(1);
});

test('another turtle and new keys do not disturb a step', () => {
  void drawing.apply([turtle, walk]);
  drawing.advance(0);
  drawing.advance(250);
  void drawing.apply([
    { ...turtle, turtle: 2 },
    { kind: 'listen', keys: ['a'], everyKey: false, isListening: true, pointer: 'no' },
  ]);
  expect(place()).toEqual([50, 0, 22.5]);
  expect(drawing.advance(300)).toBe(true);
});

test('at the end of the program nobody moves or listens', () => {
  void drawing.apply([
    turtle,
    { kind: 'listen', keys: ['a'], everyKey: false, isListening: true, pointer: 'yes' },
    walk,
  ]);
  drawing.end();
  expect(place()).toEqual([100, 100, 90]);
  expect(drawing.setting.listening).toMatchObject({ keys: [], pointer: 'no' });
});

test('invisible turtles and those that have left are not shown', () => {
  void drawing.apply([
    turtle,
    { ...turtle, turtle: 2, isVisible: false },
    { ...turtle, turtle: 3 },
  ]);
  void drawing.apply([{ kind: 'leave', turtle: 3 }]);
  expect(drawing.visibleTurtles().map(({ id }) => id)).toEqual([1]);
});

test('what lies outside of the paper zooms out, unless the size was chosen', () => {
  void drawing.apply([dotAt(390)]);
  expect(drawing.setting.zoomOut).toBe(2);
  void drawing.apply([
    { kind: 'window', width: 300, height: 300 },
    { ...dotAt(390), id: 2 },
  ]);
  expect(drawing.setting.zoomOut).toBe(1);
});

test('a step that leads outside zooms out before it begins', () => {
  void drawing.apply([turtle, { ...walk, points: [500, 0] }]);
  expect(drawing.setting.zoomOut).toBe(2.5);
});

test('a new program starts with an empty paper', () => {
  void drawing.apply([
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
  drawing.items.startPainting();
  void drawing.apply([command]);
  expect(drawing.items.isStale).toBe(true);
});

test('a shape that it does not know is a turtle, a blank one is nothing', () => {
  expect(drawing.partsOf('auto.gif')).toBe(drawing.partsOf('turtle'));
  expect(drawing.partsOf('blank')).toEqual([]);
});

test('commands that it does not know are left alone', () => {
  void drawing.apply(JSON.parse('[{"kind":"fly","to":"the moon"}]'));
  expect(drawing.setting.isUsed).toBe(true);
});

test('it is unused until a program draws, and tells of every change', () => {
  let changes = 0;
  const unsubscribe = drawing.subscribe(() => {
    changes += 1;
  });
  expect(drawing.setting.isUsed).toBe(false);
  void drawing.apply([dotAt(0)]);
  expect(drawing.setting.isUsed).toBe(true);
  drawing.clear();
  expect(drawing.setting.isUsed).toBe(false);
  unsubscribe();
  void drawing.apply([dotAt(0)]);
  expect(changes).toBe(2);
});

test('what nobody paints is done at once', async () => {
  await expect(drawing.apply([dotAt(0)])).resolves.toBeUndefined();
});

test('what somebody paints is done when it is painted, or nobody paints any more', async () => {
  const done: string[] = [];
  const endPainting = drawing.addPainter();
  const first = drawing.apply([dotAt(0)]).then(() => done.push('first'));
  await Promise.resolve();
  expect(done).toEqual([]);
  drawing.notePainted();
  await first;
  const second = drawing.apply([dotAt(1)]).then(() => done.push('second'));
  endPainting();
  await second;
  expect(done).toEqual(['first', 'second']);
});

test('of endless turtles and shapes only so many are kept', () => {
  for (let id = 1; id <= 3_000; id += 1) {
    void drawing.apply([
      { ...turtle, turtle: id },
      { kind: 'shape', name: `shape ${id}`, parts: [] },
    ]);
  }
  expect(drawing.visibleTurtles()).toHaveLength(1_000);
  expect(drawing.partsOf('shape 3000')).toBe(drawing.partsOf('turtle'));
  void drawing.apply([{ ...turtle, look: { ...look, x: 5 } }]);
  expect(place()).toEqual([5, 0, 0]);
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
