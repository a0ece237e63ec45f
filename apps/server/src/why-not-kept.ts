import type { LearnerId } from '@hbg/contract/account';
import type { Context } from './context.ts';
import { refuse } from './http/adapter.ts';

/** Why nothing of a learner's is kept for a unit now; null when it may be. */
export function whyNotKept(context: Context, learner: LearnerId, unit: string) {
  return context.content.units.has(unit) ? whyNotNow(context, learner) : refuse('unknownUnit');
}

export function whyNotNow({ rates }: Context, learner: LearnerId) {
  const wait = rates.saving.take(learner);
  return wait > 0 ? refuse('tooOften', wait) : null;
}
