import { warnAbout } from '@hbg/coach/code-warnings';
import { expect, test } from 'vitest';
import { blankPrograms, samples } from './samples.ts';

test.each([blankPrograms.python, ...samples])(
  'the coach has nothing to say about $title',
  ({ code }) => {
    expect(warnAbout(code)).toEqual([]);
  },
);
