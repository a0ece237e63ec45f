import type { LearnerId } from '@hbg/contract/account';
import { answerTask, pickLevel, readMaths } from '@hbg/contract/maths';
import type { Input } from '@hbg/contract/route';
import { kindOf } from '@hbg/maths/courses/courses';
import { drawTask } from '@hbg/maths/draw-task';
import { judge } from '@hbg/maths/judge';
import { countedLevel, pointsFor } from '@hbg/maths/levels';
import { believable } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { standingOf } from './rules/standing.ts';
import { type AnswerRow, addAnswer, readAnswers, readLevel, writeLevel } from './store.ts';

export function mathsEndpoints(context: Context): Endpoint[] {
  const { database, days, writes } = context;
  const { db } = database;
  return [
    endpoint(answerTask, async ({ body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const judged = judgedAnswer(context, learner.id, body);
      if (typeof judged === 'string') return refuse(judged);
      const isKept = await writes.watch(() => addAnswer(db, judged));
      const isRight = judged.is_right === 1;
      return { isRight, points: isRight && isKept ? pointsFor(judged.level) : 0 };
    }),
    endpoint(readMaths, async ({ learner }) => {
      const answers = await readAnswers(db, learner.id);
      return standingOf(answers, await readLevel(db, learner.id), days);
    }),
    endpoint(pickLevel, async ({ body: { level }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      await writes.watch(() => writeLevel(db, learner.id, level));
      return { level };
    }),
  ];
}

/** The task is drawn here once more: what is right is never said by who sends it. */
function judgedAnswer(
  { clock }: Context,
  learner: LearnerId,
  sent: Input<typeof answerTask>['body'],
): AnswerRow | 'unknownKind' | 'unreadable' {
  const kind = kindOf(sent.kind);
  if (!kind) return 'unknownKind';
  const judgement = judge(drawTask(kind, sent.seed), sent.typed);
  if (judgement.kind === 'unreadable') return 'unreadable';
  const { id, seed, typed, byProgram, madeAt } = sent;
  return {
    learner_id: learner,
    id,
    kind: kind.id,
    seed,
    level: countedLevel(sent.level, kind),
    typed,
    is_right: Number(judgement.kind === 'right'),
    mistake: judgement.kind === 'wrong' ? (judgement.mistake?.id ?? null) : null,
    by_program: Number(byProgram),
    at: believable(clock, madeAt),
  };
}
