import type { LearnerId } from '@hbg/contract/account';
import type { Context } from './context.ts';
import { refuse } from './http/adapter.ts';

/** Why nothing of a learner's is kept for a unit now; null when it may be. */
export function whyNotKept({ content, rates }: Context, learner: LearnerId, unit: string) {
  if (!content.units.has(unit)) return refuse('unknownUnit');
  const wait = rates.saving.take(learner);
  return wait > 0 ? refuse('tooOften', wait) : null;
}
