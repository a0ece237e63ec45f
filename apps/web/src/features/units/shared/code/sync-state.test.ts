import { expect, test } from 'vitest';
import { readSync, syncPrefix } from './sync-state.ts';

test.each([
  '{"revision":1e300,"editedAt":"x"}',
  '{"revision":1e300,"editedAt":null}',
  '{"revision":1,"editedAt":"gestern"}',
  '{"revision":1,"editedAt":"2026"}',
  '{',
])('%s says nothing', (stored) => {
  localStorage.setItem(`${syncPrefix('1')}lektion/1`, stored);
  expect(readSync('1', 'lektion/1')).toEqual({ revision: null, editedAt: null });
});
