import type { LearnerId } from '@hbg/contract/account';
import { programArea } from '@hbg/contract/programs';
import type { Context } from './context.ts';
import { findProgram } from './features/programs/store.ts';
import { refuse } from './http/adapter.ts';

/** Why nothing of a learner's is kept for a unit now; null when it may be. */
export async function whyNotKept(context: Context, learner: LearnerId, unit: string) {
  const isKnown = await knowsUnit(context, learner, unit);
  return isKnown ? whyNotNow(context, learner) : refuse('unknownUnit');
}

/** Of the content, or a program of this learner's own. */
export async function knowsUnit(
  { content, database: { db } }: Context,
  learner: LearnerId,
  unit: string,
): Promise<boolean> {
  if (content.units.has(unit)) return true;
  const [area, id = ''] = unit.split('/');
  if (area !== programArea) return false;
  return (await findProgram(db, id))?.learner_id === learner;
}

export function whyNotNow({ rates }: Context, learner: LearnerId) {
  const wait = rates.saving.take(learner);
  return wait > 0 ? refuse('tooOften', wait) : null;
}
