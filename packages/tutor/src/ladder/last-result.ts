import type { ErrorFacts, RunKind } from '@hbg/contract/execution';

/** What became of the learner's last run. */
export type LastResult = {
  readonly kind: RunKind;
  readonly output: string;
  readonly error: ErrorFacts | null;
  /** Which goals of the lesson it reached; null or missing where that wasn't tried. */
  readonly reached?: readonly (boolean | null)[];
};
