import { expect, test } from 'vitest';
import { maxSteps } from '../limits.ts';
import { StepReader } from './step-reader.ts';

function note(stack: number[][], changes: unknown[] = [], kind = 'line') {
  return JSON.stringify({ kind, stack, leftOut: 0, changes });
}

function change(call: number, values: unknown[], gone: string[] = []) {
  return { call, function: call === 0 ? '' : 'f', values, gone };
}

test('values stay until they change or are gone', () => {
  const reader = new StepReader();
  const values = [
    ['x', '1', []],
    ['y', '2', []],
  ];
  reader.read(note([[0, 1]], [change(0, values)]));
  const step = reader.read(note([[0, 2]], [change(0, [['z', '3', [['a', '4']]]], ['x'])]));
  expect(step?.calls[0]).toMatchObject({
    line: 2,
    changed: ['z'],
    values: [
      { name: 'y', text: '2', parts: [] },
      { name: 'z', text: '3', parts: [{ name: 'a', text: '4' }] },
    ],
  });
});

test('a call that nothing has happened to is the same object', () => {
  const reader = new StepReader();
  reader.read(note([[0, 1]], [change(0, [['x', '1', []]])]));
  const [one, two] = [1, 2].map((line) =>
    reader.read(
      note([
        [0, 1],
        [1, line],
      ]),
    ),
  );
  expect(two?.calls[0]).toBe(one?.calls[0]);
  expect(two?.calls[1]).not.toBe(one?.calls[1]);
});

test.each([
  ['no JSON', 'x'],
  ['no step', '1'],
  ['an unknown kind', note([[0, 1]], [], 'other')],
  ['no line', note([])],
  ['a line that is no number', JSON.stringify({ kind: 'line', stack: [[0, 'x']], leftOut: 0 })],
  ['too many calls', note(Array.from({ length: 13 }, (_, call) => [call, 1]))],
  ['a value without parts', note([[0, 1]], [change(0, [['x', '1']])])],
  ['names that are no text', note([[0, 1]], [change(0, [[1, '1', []]])])],
])('rubbish is no step: %s', (_what, text) => {
  expect(new StepReader().read(text)).toBeNull();
});

test('there are no more steps than there may be', () => {
  const reader = new StepReader();
  for (let count = 0; count < maxSteps; count += 1)
    expect(reader.read(note([[0, 1]]))).not.toBeNull();
  expect(reader.read(note([[0, 1]]))).toBeNull();
});
