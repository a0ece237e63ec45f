import type { LearnerId } from '@hbg/contract/account';
import { hear } from '@hbg/tutor/talk/hear';
import type { Context } from '../context.ts';
import { isGrave } from './grave-intents.ts';

/** How many seconds; never any for a message that needs a person. */
export async function waitBeforeTalk(
  { rates, content }: Context,
  learner: LearnerId,
  message: string,
): Promise<number> {
  const wait = rates.talking.take(learner);
  if (wait === 0) return 0;
  const { danger, isWorrying } = hear(message, content.knowledge);
  return isWorrying || (danger && isGrave(danger.kind)) ? 0 : wait;
}
