import type { Lesson } from '@hbg/content/lesson';
import type { LearnerId } from '@hbg/contract/account';
import type { Brought } from '@hbg/contract/achievements';
import type { saveProgress } from '@hbg/contract/progress';
import type { Answer, Input } from '@hbg/contract/route';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type Attempt, completeIn } from '../achievements/complete.ts';
import { addProgress } from './progress-store.ts';

type Body = Input<typeof saveProgress>['body'];

/** Runs in a transaction of the caller's. */
export async function saveProgressIn(
  trx: Db,
  context: Context,
  learner: LearnerId,
  body: Body,
): Promise<Answer<typeof saveProgress>> {
  const brought = await complete(trx, context, learner, body);
  const progress = await addProgress(trx, learner, body, isoTime(context.clock.now()));
  return { ...progress, brought };
}

async function complete(
  trx: Db,
  context: Context,
  learner: LearnerId,
  { lessonId, completed, evidence }: Body,
): Promise<Brought | null> {
  const lesson = context.content.lessons.get(lessonId);
  if (!lesson || !completed) return null;
  const attempt = evidence ?? unseen(context, lesson);
  const { brought } = await completeIn(trx, context, learner, lesson.unit, attempt);
  return brought;
}

/** Who tells no more than that it is done has done it now; the same for the whole day. */
function unseen({ clock, days }: Context, { unit }: Lesson): Attempt {
  const id = `${unit.id}/${days.dayOf(clock.now())}`;
  return { id, madeAt: isoTime(clock.now()), ...nothingKnown };
}

const nothingKnown = { reached: [], quiz: null, hints: 0, hadSolution: false, minutes: 0 } as const;
