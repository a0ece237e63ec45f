import { expect, test } from 'vitest';
import { noteEnding, readLastFailure } from './last-failure.ts';
import type { ProgramResult } from './run-python.ts';
import { nameError as error } from './testing/name-error.ts';

const failed: ProgramResult = { kind: 'python-error', error, output: 'Los\n', durationMs: 1 };
const done: ProgramResult = { kind: 'finished', exitCode: 0, output: '', durationMs: 1 };
const here = { owner: '1', place: 'lektion/1', code: 'pirnt(1)' };

test('the last error of a learner is known, with its program', () => {
  expect(readLastFailure('1')).toBeNull();
  noteEnding({ ...here, code: 'a' }, failed);
  noteEnding(here, failed);
  const lastResult = { result: 'python-error', output: 'Los\n', error };
  expect(readLastFailure('1')).toEqual({ code: 'pirnt(1)', lastResult });
  expect(readLastFailure('2')).toBeNull();
});

test('it is forgotten when the same program runs without one, and only then', () => {
  noteEnding(here, failed);
  noteEnding({ ...here, place: 'werkstatt/stern' }, done);
  noteEnding(here, { kind: 'stopped', error: null, output: '', durationMs: 1 });
  noteEnding({ ...here, owner: '2' }, done);
  expect(readLastFailure('1')).not.toBeNull();
  noteEnding({ ...here, code: 'print(1)' }, done);
  expect(readLastFailure('1')).toBeNull();
});

test('a program without end is an error too', () => {
  noteEnding(here, { kind: 'timed-out', error: null, output: '', durationMs: 1 });
  expect(readLastFailure('1')?.lastResult.result).toBe('timed-out');
});

test('of a long output the end is kept, and what is too large makes older errors forgotten', () => {
  noteEnding(here, { ...failed, output: `${'x'.repeat(90_000)}Ende` });
  expect(readLastFailure('1')?.lastResult.output).toMatch(/^x{3996}Ende$/);
  noteEnding({ ...here, code: 'x'.repeat(110_000) }, failed);
  expect(readLastFailure('1')).toBeNull();
});

test('what cannot be read is no error', () => {
  localStorage.setItem('last-failure/1', '{');
  expect(readLastFailure('1')).toBeNull();
  localStorage.setItem('last-failure/1', '"nichts"');
  expect(readLastFailure('1')).toBeNull();
});
