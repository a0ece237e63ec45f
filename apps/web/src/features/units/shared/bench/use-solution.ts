import { type RefObject, useMemo, useSyncExternalStore } from 'react';
import { readEntry, watchEntries } from '../../../../ui/entries.ts';
import { writeUnsent } from '../../../../ui/second-copy.ts';
import { useStable } from '../../../../ui/use-stable.ts';
import type { CodeFieldHandle } from '../../../execution/shared/code-field.tsx';
import { useCodeActions } from '../code-scope.tsx';

type SolutionOptions = {
  readonly owner: string;
  readonly unit: string;
  /** Empty where it can't be had. */
  readonly code: string;
  readonly field: RefObject<Pick<CodeFieldHandle, 'replaceAll'> | null>;
  readonly onShow: () => void;
};

/** Shown in place of the learner's code, which this browser keeps and which comes back at a click. */
export function useSolution({ owner, unit, code, field, onShow }: SolutionOptions) {
  const { read, keep } = useCodeActions();
  const entry = `replaced-by-solution/${owner}/${unit}`;
  const replaced = useSyncExternalStore(watchEntries, () => readEntry(entry));
  const show = () => {
    void keep('solution');
    onShow();
    writeUnsent(entry, read());
    field.current?.replaceAll(code);
  };
  const takeBack = () => {
    // Who has gone on from the solution finds that again as well.
    if (read() !== code) void keep('replaced');
    if (replaced !== null) field.current?.replaceAll(replaced);
    writeUnsent(entry, null);
  };
  const isThere = code !== '';
  const isShown = isThere && replaced !== null;
  const toggle = useStable<void>(isShown ? takeBack : show);
  const forget = useStable<void>(() => writeUnsent(entry, null));
  return useMemo(() => ({ isThere, isShown, toggle, forget }), [isThere, isShown, toggle, forget]);
}

export type UsedSolution = ReturnType<typeof useSolution>;
