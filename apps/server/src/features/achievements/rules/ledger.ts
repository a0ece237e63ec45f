import type { Unit } from '@hbg/content/unit';
import type { Completion } from '@hbg/contract/achievements';
import type { ActivityKind } from '../../../db/schema.ts';
import type { HouseDays } from '../../../house-days.ts';

/** What is kept of a unit that is done. */
export type Done = Omit<Completion, 'isProven' | 'hints' | 'hadSolution'> & {
  readonly best: Try;
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

/** All that is known of a learner. */
export type Ledger = {
  readonly done: readonly Done[];
  /** In the order of their moments. */
  readonly activities: readonly Activity[];
};

/** What the rules look at beside it. */
export type House = {
  readonly units: ReadonlyMap<string, Unit>;
  readonly days: HouseDays;
  readonly today: string;
  /** Days on which nobody needs to learn. */
  readonly holidays: ReadonlySet<string>;
};
