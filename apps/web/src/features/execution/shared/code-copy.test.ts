import { describe, expect, test } from 'vitest';
import { copyHeard, copyOf, copyTyped } from './code-copy.ts';

const copy = copyOf('alt');
const clash = { code: 'hier', seen: 'dort', other: 'dort' };

describe('what is typed', () => {
  test('is kept when nobody else has stored anything', () => {
    expect(copyTyped(copy, 'neu', 'alt')).toEqual({ code: 'neu', seen: 'alt', other: null });
  });

  test('clashes with what another tab has stored unnoticed', () => {
    expect(copyTyped(copy, 'neu', 'dort')).toEqual({ code: 'neu', seen: 'dort', other: 'dort' });
  });

  test('goes on while the question stands', () => {
    expect(copyTyped(clash, 'hier!', 'dort')).toEqual({ ...clash, code: 'hier!' });
  });
});

describe('what another tab stores', () => {
  test('is taken over when it was made of this very code', () => {
    expect(copyHeard(copy, 'dort', 'alt')).toEqual(copyOf('dort'));
    expect(copyHeard(copy, 'dort')).toEqual(copyOf('dort'));
  });

  test('clashes when it was made of another code', () => {
    expect(copyHeard(copyOf('hier'), 'dort', 'alt')).toEqual({ ...clash, code: 'hier' });
  });

  test('clashes with code that could not be stored', () => {
    const unstored = { code: 'hier', seen: 'alt', other: null };
    expect(copyHeard(unstored, 'dort')).toEqual(clash);
    expect(copyHeard(unstored, 'alt')).toEqual(unstored);
  });

  test('is asked about in its newest version', () => {
    expect(copyHeard(clash, 'dort!', 'dort')).toEqual({
      code: 'hier',
      seen: 'dort!',
      other: 'dort!',
    });
  });

  test('ends the question when it is the same at last', () => {
    expect(copyHeard(clash, 'hier', 'dort')).toEqual(copyOf('hier'));
  });
});
