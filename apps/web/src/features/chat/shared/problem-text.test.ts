import { CallError } from '@hbg/contract/client';
import { expect, test } from 'vitest';
import { problemText } from './problem-text.ts';

test.each([
  ['no server', new TypeError('Failed to fetch'), /^Das hat nicht geklappt\. Die Garage antwortet/],
  ['a failing one', new CallError(500, 'stack', null), /^Das hat nicht geklappt\. In der Garage/],
  [
    'a refusal',
    new CallError(404, 'Diese Lektion gibt es nicht.', 'unknownLesson'),
    /^Das hat nicht geklappt\. Diese Lektion gibt es nicht\.$/,
  ],
  [
    'a program that is too long',
    new CallError(400, 'code: Das Programm ist zu lang: höchstens 100 KB', null),
    /^Das hat nicht geklappt\. Das Programm ist zu lang: höchstens 100 KB$/,
  ],
])('%s has words of its own', (_, error, text) => {
  expect(problemText(error)).toMatch(text);
});
