import type { Unit } from '@hbg/contract/units';

/** What of a unit the bench works with; where it comes from is the room's business. */
export type BenchUnit = Pick<
  Unit,
  'id' | 'goals' | 'hints' | 'quiz' | 'starter' | 'solution' | 'check' | 'data'
>;

/** How a unit was done, as far as the page has seen it. */
export type Evidence = {
  /** In the order of the goals. */
  readonly reached: boolean[];
  readonly quiz: { readonly right: number; readonly of: number } | null;
  /** How many of them were looked at. */
  readonly hints: number;
  readonly hadSolution: boolean;
};
