import { useState } from 'react';

type Resetting<Code> = {
  readonly code: Code;
  readonly starter: Code;
  readonly isStarter: boolean;
  /** Whether there is something else than the code to begin anew with. */
  readonly isUsed?: boolean;
  readonly put: (code: Code) => void;
  /** The code is about to be replaced by the starter. */
  readonly onReset?: (() => void) | undefined;
  readonly afterReset?: () => void;
};

export type Reset = { readonly kind: 'reset' | 'undo'; readonly act: () => void };

/** Back to the starter code, and from there back to what it replaced. */
export function useReset<Code>(resetting: Resetting<Code>): Reset | null {
  const { code, starter, isStarter, isUsed = false, put } = resetting;
  const [replaced, setReplaced] = useState<{ readonly code: Code } | null>(null);
  if (isStarter && replaced) return { kind: 'undo', act: () => put(replaced.code) };
  if (isStarter && !isUsed) return null;
  const reset = () => {
    if (!isStarter) setReplaced({ code });
    resetting.onReset?.();
    put(starter);
    resetting.afterReset?.();
  };
  return { kind: 'reset', act: reset };
}
