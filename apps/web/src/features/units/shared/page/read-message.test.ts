import { expect, test } from 'vitest';
import { readFromFrame } from './read-message.ts';

const nowhere = { file: null, line: null, column: null };

test('what a page writes is read with its place', () => {
  const message = { kind: 'log', level: 'info', text: 'Hallo', file: 'a.js', line: 1, column: 2 };
  expect(readFromFrame({ kind: 'said', message })).toEqual({ kind: 'said', message });
});

test.each([
  null,
  7,
  'said',
  [],
  {},
  { kind: 'nonsense' },
  { kind: 'said' },
  { kind: 'said', message: { kind: 'stopped', reason: 'left', text: 'Gefälscht' } },
  { kind: 'said', message: { kind: 'opened' } },
  { kind: 'said', message: { kind: 'log', level: 'loud', text: 'x' } },
])('%j is nothing that a frame says', (data) => {
  expect(readFromFrame(data)).toBeNull();
});

test('what has the wrong type or is too long comes as harmless text', () => {
  const message = { kind: 'error', message: {}, file: [], line: '7', column: Number.NaN };
  expect(readFromFrame({ kind: 'said', message })).toEqual({
    kind: 'said',
    message: { kind: 'error', message: '', ...nowhere },
  });
  const long = readFromFrame({ kind: 'said', message: { kind: 'note', text: 'x'.repeat(9_000) } });
  expect(JSON.stringify(long).length).toBeLessThan(2_200);
});

test('no page keeps more than fits', () => {
  expect(readFromFrame({ kind: 'saved', stored: { a: '1' } })).toEqual({
    kind: 'saved',
    stored: { a: '1' },
  });
  expect(readFromFrame({ kind: 'saved', stored: { a: 'x'.repeat(200_000) } })).toBeNull();
});
