import type { RunFacts } from '../src/warnings/program.ts';

export type WarningCase = {
  readonly code: string;
  /** What its run told; left out: nobody has run it. */
  readonly run?: Partial<RunFacts>;
  /** Kind and line of every warning, in order. */
  readonly warnings: readonly (readonly [kind: string, line: number | undefined])[];
  /** What the sentences must say, word for word. */
  readonly mentions?: readonly string[];
};
