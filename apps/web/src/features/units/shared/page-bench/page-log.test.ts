import { expect, test } from 'vitest';
import type { PageMessage } from '../page/messages.ts';
import { emptyLog, errorCount, logAfter } from './page-log.ts';

const nowhere = { file: null, line: null, column: null };
const said = (text: string): PageMessage => ({ kind: 'log', level: 'log', text, ...nowhere });
const failed = (message: string): PageMessage => ({ kind: 'error', message, ...nowhere });

function logOf(...messages: readonly PageMessage[]) {
  return messages.reduce(logAfter, emptyLog);
}

test('a fresh page begins with an empty console', () => {
  const log = logOf(said('alt'), failed('alt'), { kind: 'opened' }, said('neu'));
  expect(log).toEqual({ entries: [said('neu')], error: null });
});

test('the first error is the one to explain, and emptying the console keeps errors', () => {
  const log = logOf(said('a'), failed('eins'), failed('zwei'), { kind: 'clear' }, said('b'));
  expect(log.error).toEqual(failed('eins'));
  expect(errorCount(log)).toBe(2);
  expect(log.entries.at(-1)).toEqual(said('b'));
});

test('of a flood the newest lines stay', () => {
  const log = logOf(...Array.from({ length: 500 }, (_, at) => said(String(at))));
  expect(log.entries).toHaveLength(200);
  expect(log.entries.at(-1)).toEqual(said('499'));
});
