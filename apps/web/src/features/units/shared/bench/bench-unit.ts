import type { Evidence as SentEvidence } from '@hbg/contract/achievements';
import type { Unit } from '@hbg/contract/units';

/** What of a unit the bench works with; where it comes from is the room's business. */
export type BenchUnit = Pick<
  Unit,
  'id' | 'goals' | 'hints' | 'quiz' | 'starter' | 'solution' | 'check' | 'data'
>;

/** How a unit was done, as far as the page has seen it. */
export type Evidence = Required<Pick<SentEvidence, 'reached' | 'quiz' | 'hints' | 'hadSolution'>>;
