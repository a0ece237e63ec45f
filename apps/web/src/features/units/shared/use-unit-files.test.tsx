import { joinFiles } from '@hbg/contract/files';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { draftServer } from '../testing/draft-server.ts';
import { unit } from '../testing/open-code.ts';
import { codeKey } from './code/sync-state.ts';
import { CodeScope } from './code-scope.tsx';
import { useUnitFiles } from './use-unit-files.ts';

const starter = { 'index.html': '<b>', 'style.css': '', 'script.js': '' };
const key = codeKey('1', unit);

function Scope({ children }: { children: ReactNode }) {
  return (
    <CodeScope owner="1" unit={unit} starter={joinFiles(starter)} isMoreWaiting={false}>
      {children}
    </CodeScope>
  );
}

function open(kept: string | null = null) {
  if (kept !== null) localStorage.setItem(key, kept);
  draftServer();
  return renderHook(() => useUnitFiles(starter), { wrapper: Scope }).result;
}

test('one file is changed at a time, and all of them are kept as one string', () => {
  const used = open();
  act(() => used.current.changeFiles({ ...used.current.files, 'style.css': 'b {}' }));
  act(() => used.current.changeFiles({ ...used.current.files, 'script.js': 'hupe()' }));
  const files = { 'index.html': '<b>', 'style.css': 'b {}', 'script.js': 'hupe()' };
  expect(Object.entries(used.current.files)).toEqual(Object.entries(files));
  expect(localStorage.getItem(key)).toBe(joinFiles(files));
});

test('a file that came later is there beside what was kept without it', () => {
  const used = open(joinFiles({ 'index.html': '<i>', 'style.css': 'i {}' }));
  expect(used.current.files).toEqual({ ...starter, 'index.html': '<i>', 'style.css': 'i {}' });
});

test('what is no longer the text of files stands in the first', () => {
  const broken = '{"index.html":"<i>","style';
  expect(open(broken).current.files).toEqual({ ...starter, 'index.html': broken });
});
