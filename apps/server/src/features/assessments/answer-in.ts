import type { LearnerId } from '@hbg/contract/account';
import type { answerItem } from '@hbg/contract/assessments';
import type { Answer, Input } from '@hbg/contract/route';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { drawTask, judgedItem } from './draw-item.ts';
import { findAsked } from './find-asked.ts';
import { nextTask, topicOf } from './next-task.ts';
import { isOpen } from './open-sitting.ts';
import { answeredOf, bankOf } from './rules/bank.ts';
import { isRightAnswer } from './rules/judge.ts';
import { judgementOf } from './rules/level.ts';
import { isOver } from './rules/sitting.ts';
import { stateOf } from './state-of.ts';
import {
  addAnswer,
  changeAssessment,
  findSitting,
  type Sitting,
  type WholeSitting,
} from './store.ts';

type Sent = Input<typeof answerItem>['body'];
type Told = Answer<typeof answerItem>;

/** Sent again, it is told again what came of it. */
export async function answerIn(
  trx: Db,
  context: Context,
  learner: LearnerId,
  id: string,
  sent: Sent,
): Promise<Told | 'unknownAssessment' | 'notAsked'> {
  const before = await findAsked(trx, context, learner, id);
  if (!before) return 'unknownAssessment';
  if (!hasAnswer(before, sent) && !(await keepAnswer(trx, context, before, sent)))
    return 'notAsked';
  const sitting = await findSitting(trx, learner, id);
  // Another device has answered it in this moment.
  if (!sitting || !hasAnswer(sitting, sent)) return 'notAsked';
  const judged = hasAnswer(before, sent) ? sitting : await judgeIn(trx, context, sitting);
  return told(context, judged, sent) ?? 'unknownAssessment';
}

function hasAnswer({ answers }: Sitting, { id }: Sent): boolean {
  return answers.some((answer) => answer.id === id);
}

/** False where something else is asked. */
async function keepAnswer(
  trx: Db,
  context: Context,
  sitting: Sitting,
  sent: Sent,
): Promise<boolean> {
  const { content, clock } = context;
  const task = isOpen(context, sitting) ? nextTask(content, sitting) : null;
  const drawn = task && drawTask(content, task);
  if (!task || !drawn || task.number !== sent.number || task.variant !== sent.variant) return false;
  const { id, choice = null, order = null } = sent;
  // What is asked with options isn't written.
  const code = drawn.kata.question ? null : (sent.code ?? null);
  await addAnswer(trx, {
    ...task,
    assessment_id: sitting.row.id,
    place: sitting.answers.length,
    id,
    given: JSON.stringify({ choice, order, code }),
    is_right: Number(isRightAnswer(drawn.kata, sent)),
    at: isoTime(clock.now()),
  });
  return true;
}

/** After the last item, it is known how far somebody is. */
async function judgeIn(
  trx: Db,
  { content, clock }: Context,
  sitting: WholeSitting,
): Promise<WholeSitting> {
  const { row, answers } = sitting;
  const topic = row.kind === 'topic' ? topicOf(content, row.about)?.topic : undefined;
  const answered = topic ? answeredOf(bankOf(topic), answers) : [];
  const isDone = answers.length >= row.wanted || (topic && isOver(answered, row));
  if (!isDone) return sitting;
  const change = {
    wanted: answers.length,
    judged_at: isoTime(clock.now()),
    ...(topic && judgementOf(answered)),
  };
  await changeAssessment(trx, row.id, change);
  return { answers, row: { ...row, ...change } };
}

function told(context: Context, sitting: WholeSitting, { id }: Sent): Told | null {
  const answer = sitting.answers.find((one) => one.id === id);
  const drawn = answer && drawTask(context.content, answer);
  const state = stateOf(context, sitting);
  return answer && drawn && state ? { judged: judgedItem(drawn, answer), state } : null;
}
