import type { ErrorFacts, RunKind } from '@hbg/contract/execution';
import type { Files } from '@hbg/contract/units';

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

/** By which a program is judged. */
export type UnitCheck = {
  /** The unit's check.py. */
  readonly check: string;
  /** What lies beside the program. */
  readonly data: Files;
  /** How many goals the unit has; null is the result of those that the check has no function for. */
  readonly goals: number;
};
