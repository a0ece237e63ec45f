import { expect, test } from 'vitest';
import { readCommands } from './read-commands.ts';

const look = {
  x: 0,
  y: 0,
  heading: 0,
  shape: 'classic',
  color: 'black',
  fill: 'black',
  stretch: [1, 1],
  outline: 1,
};
const font = { family: 'Arial', size: 8, isBold: false, isItalic: false, isUnderlined: false };
const text = { kind: 'text', id: 1, x: 0, y: 0, text: 'Hallo', align: 'left', font, color: 'red' };
const line = { kind: 'line', id: 1, points: [0, 0, 1, 1], color: 'red', width: 1 };
const turtle = { kind: 'turtle', turtle: 1, look, isVisible: true };
const move = { kind: 'move', turtle: 1, points: [1, 1], turn: 0, ms: 10, line: null };
const listen = {
  kind: 'listen',
  keys: ['Up'],
  everyKey: false,
  isListening: true,
  pointer: 'yes',
};
const part = { points: [0, 0, 1, 1, 2, 0], fill: null, color: 'red' };

test.each([
  text,
  line,
  turtle,
  move,
  listen,
  { ...move, line: { id: 2, color: 'red', width: 1 } },
  { kind: 'turn', turtle: 1, turn: 90, ms: 0 },
  { kind: 'area', id: 1, points: [], color: '#ff0000' },
  { kind: 'dot', id: 1, x: 0, y: 0, size: 5, color: 'red' },
  { kind: 'stamp', id: 1, look },
  { kind: 'start' },
  { kind: 'remove', ids: [1, 2] },
  { kind: 'leave', turtle: 1 },
  { kind: 'window', width: 400, height: 300 },
  { kind: 'world', bounds: null },
  { kind: 'world', bounds: [-1, -1, 1, 1] },
  { kind: 'background', color: 'red' },
  { kind: 'title', text: 'Pong' },
  { kind: 'shape', name: 'Rakete', parts: [part] },
])('$kind is taken as it is', (command) => {
  expect(read(command)).toEqual([command]);
});

test.each([
  null,
  5,
  'start',
  [],
  {},
  { kind: 'fly' },
  { kind: 'constructor' },
  { kind: 'title', text: { a: 1 } },
  { kind: 'title', text: 'x'.repeat(10_001) },
  { kind: 'listen' },
  { ...listen, keys: [null, 5] },
  { ...listen, keys: Array.from({ length: 10_001 }, () => 'a') },
  { ...listen, pointer: 'always' },
  { ...turtle, look: null },
  { ...turtle, look: { ...look, stretch: [1] } },
  { ...turtle, look: { ...look, x: '0' } },
  { ...text, font: null },
  { ...text, text: 'x'.repeat(10_001) },
  { ...text, align: 'top' },
  { ...line, points: [0, null] },
  { ...line, points: { length: 2 } },
  { ...line, points: Array.from({ length: 50_001 }, () => 0) },
  { ...line, color: 5 },
  { ...line, id: undefined },
  { ...move, line: {} },
  { ...move, ms: -1 },
  { kind: 'remove', ids: 'all' },
  { kind: 'window', width: 0, height: 100 },
  { kind: 'window', width: 1e9, height: 100 },
  { kind: 'world', bounds: [0, 0, 0, 1] },
  { kind: 'world', bounds: [0, 0, 1] },
  { kind: 'world', bounds: 'all' },
  { kind: 'shape', name: 'Rakete', parts: [{ ...part, points: 'many' }] },
])('what cannot be drawn is left out: %j', (command) => {
  expect(read(command, line)).toEqual([line]);
});

test.each([
  'kein json',
  '[{"kind":"dot","id":1,"x":Infinity}]',
  'null',
  '"start"',
  '{"kind":"start"}',
  `[${JSON.stringify(line)},`,
  `[${'{"kind":"start"},'.repeat(300_000)}{"kind":"start"}]`,
])('a message that is no list of commands says nothing: %.40s', (json) => {
  expect(readCommands(json)).toEqual([]);
});

function read(...commands: unknown[]) {
  return readCommands(JSON.stringify(commands));
}
