import type { Unit } from '@hbg/content/unit';
import type { Completion } from '@hbg/contract/achievements';
import type { ActivityKind } from '../../../db/schema.ts';
import type { HouseDays } from '../../../house-days.ts';

/** What is kept of a unit that is done. */
export type Done = Omit<Completion, 'isProven' | 'hints' | 'hadSolution'> & {
  readonly best: Try;
  /** When the questions were first answered as well as `quiz` tells. */
  readonly quizAt: string | null;
};

/** So much at once, in this way. */
export type Try = {
  readonly goals: number;
  readonly hadSolution: boolean;
  readonly hints: number;
  readonly at: string;
};

export type Activity = {
  readonly id: string;
  readonly at: string;
  readonly day: string;
  readonly kind: ActivityKind;
  readonly unit: string;
  readonly minutes: number;
};

/** Something that a badge is earned by. */
export type Piece = { readonly unit: string; readonly at: string };

/** All that a learner has completed, repaired and refreshed, in any order. */
export type Ledger = {
  readonly done: readonly Done[];
  readonly completed: readonly (Piece & { readonly day: string })[];
  readonly repaired: readonly Piece[];
  /** Tasks of the masteries that were known when they were asked again. */
  readonly refreshed: readonly Piece[];
};

export type Holidays = { readonly from: string; readonly to: string };

/** What the rules look at beside it. */
export type House = {
  readonly units: ReadonlyMap<string, Unit>;
  readonly days: HouseDays;
  readonly today: string;
  /** From day to day, on which nobody needs to learn. */
  readonly holidays: readonly Holidays[];
  /** Of units that are not of the content. */
  readonly titles?: ReadonlyMap<string, string>;
  /** Learning paths that are finished, by their last proof; work alone doesn't tell of them. */
  readonly finishedPaths?: readonly Piece[];
  /** By units, what they were saved with: 0 to 100. */
  readonly savedScores?: ReadonlyMap<string, number>;
};
