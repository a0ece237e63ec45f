import { warnAbout } from '@hbg/coach/code-warnings';
import { expect, test } from 'vitest';
import { programs } from './programs.ts';

test.each(programs)('the coach has nothing to say about $title', ({ code }) => {
  expect(warnAbout(code)).toEqual([]);
});
