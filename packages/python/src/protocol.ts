import type { ErrorFacts, RunKind } from '@hbg/contract/execution';

export type Stream = 'out' | 'err';
export type Printed = { readonly stream: Stream; readonly text: string };

/** How a run ended. */
export type Ending =
  | { readonly kind: 'finished'; readonly exitCode: number }
  | { readonly kind: 'python-error'; readonly error: ErrorFacts }
  | {
      readonly kind: Exclude<RunKind, 'finished' | 'python-error'>;
      /** Where the program was, if it could still be asked. */
      readonly error: ErrorFacts | null;
    };

export type RunResult = Ending & {
  /** All that was printed, in its order. */
  readonly output: string;
  readonly durationMs: number;
};

/** A file that a program has written, kept for the next run. */
export type LearnerFile = { readonly path: string; readonly content: Uint8Array };

/** What a check function says of its goal; null where it couldn't be tried. */
export type GoalResult = {
  readonly reached: boolean | null;
  /** The first difference, where it isn't reached. */
  readonly sentence: string | null;
};
