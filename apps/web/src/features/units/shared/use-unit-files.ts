import { joinFiles, mainFile, splitFiles } from '@hbg/contract/files';
import type { Files } from '@hbg/contract/units';
import { useMemo } from 'react';
import { useStable } from '../../../ui/use-stable.ts';
import { useCodeActions, useCodeState } from './code-scope.tsx';

/** The files of the unit around this, which are kept as one string. */
export function useUnitFiles(starter: Files) {
  const { code } = useCodeState();
  const { change } = useCodeActions();
  const files = useMemo(() => filesOf(starter, code), [starter, code]);
  const changeFiles = useStable((next: Files) => change(joinFiles(next)));
  return { files, changeFiles };
}

/** In the order of the starter, and with all of its files, whatever was kept. */
function filesOf(starter: Files, code: string): Files {
  const [first = mainFile] = Object.keys(starter);
  return { ...starter, ...splitFiles(code, first) };
}
