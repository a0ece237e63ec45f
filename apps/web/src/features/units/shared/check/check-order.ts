import type { GoalResult } from '@hbg/contract/units';
import type { PageSetting } from '../page/messages.ts';

export type CheckOrder = Pick<PageSetting, 'files' | 'data' | 'answer'> & {
  /** The source of `check.js`. */
  readonly check: string;
  /** How many goals the unit has. */
  readonly goals: number;
};

export type PageGoalResult = GoalResult & {
  /** A mistake in the check itself, for whoever wrote it. */
  readonly bug: string | null;
};
