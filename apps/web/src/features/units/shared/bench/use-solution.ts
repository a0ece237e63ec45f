import { type RefObject, useMemo, useState } from 'react';
import { useStable } from '../../../../ui/use-stable.ts';
import type { CodeFieldHandle } from '../../../execution/shared/code-field.tsx';
import { useCodeActions } from '../code-scope.tsx';

type SolutionOptions = {
  /** Empty where it can't be had. */
  readonly code: string;
  readonly field: RefObject<Pick<CodeFieldHandle, 'replaceAll'> | null>;
  readonly onShow: () => void;
};

/** Shown in place of the learner's code, which is kept and comes back at a click. */
export function useSolution({ code, field, onShow }: SolutionOptions) {
  const { read, keep } = useCodeActions();
  const [replaced, setReplaced] = useState<string | null>(null);
  const show = () => {
    void keep('solution');
    onShow();
    setReplaced(read());
    field.current?.replaceAll(code);
  };
  const takeBack = () => {
    // Who has gone on from the solution finds that again as well.
    if (read() !== code) void keep('replaced');
    if (replaced !== null) field.current?.replaceAll(replaced);
    setReplaced(null);
  };
  const isShown = replaced !== null;
  const toggle = useStable<void>(isShown ? takeBack : show);
  const forget = useStable<void>(() => setReplaced(null));
  const isThere = code !== '';
  return useMemo(() => ({ isThere, isShown, toggle, forget }), [isThere, isShown, toggle, forget]);
}

export type UsedSolution = ReturnType<typeof useSolution>;
