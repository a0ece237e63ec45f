import { contest } from '@hbg/contract/assessments';
import type { Context } from '../../context.ts';
import { dayMs } from '../../house-days.ts';
import type { AnsweredRow, Sitting } from './store.ts';

type Clock = Pick<Context, 'clock'>;

/** Later somebody may know more, or less, than what they have answered tells. */
const lastsMs = 14 * dayMs;

/** It can be gone on with. */
export function isOpen(clock: Clock, sitting: Sitting): boolean {
  return hasMore(sitting) && isFresh(clock, sitting);
}

/** What was judged last, or begun, is not long ago. */
export function isFresh({ clock }: Clock, { row }: Sitting): boolean {
  return clock.now() - Date.parse(row.judged_at ?? row.started_at) <= lastsMs;
}

/** Those that its level rests on: what a contest asks counts when all of it is answered. */
export function judgedAnswers<Answer extends AnsweredRow>(
  sitting: Sitting<Answer>,
): readonly Answer[] {
  const { row, answers } = sitting;
  return hasMore(sitting) ? answers.slice(0, row.wanted - contest.items) : answers;
}

function hasMore({ row, answers }: Sitting): boolean {
  return answers.length < row.wanted;
}
