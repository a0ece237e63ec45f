import { warnAbout } from '@hbg/coach/code-warnings';
import { expect, test } from 'vitest';
import { blankProgram, samples } from './samples.ts';

test.each([blankProgram, ...samples])('the coach has nothing to say about $title', ({ code }) => {
  expect(warnAbout(code)).toEqual([]);
});
