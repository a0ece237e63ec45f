import {
  answerItem,
  contest,
  contestAssessment,
  listAssessments,
  listOpenAssessments,
  readAssessment,
  startAssessment,
} from '@hbg/contract/assessments';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { answerIn } from './answer-in.ts';
import { findAsked } from './find-asked.ts';
import { isOpen } from './open-sitting.ts';
import { readAssessments, readOpen } from './read-assessments.ts';
import { startIn } from './start-in.ts';
import { mayContest, stateOf } from './state-of.ts';
import { changeAssessment, findSitting, type Sitting } from './store.ts';

export function assessmentEndpoints(context: Context): Endpoint[] {
  const { database, writes } = context;
  const { db } = database;
  return [
    endpoint(startAssessment, async ({ body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const started = await writes.watch(() =>
        db.transaction().execute((trx) => startIn(trx, context, learner.id, body.topic)),
      );
      return typeof started === 'string' ? refuse(started) : started;
    }),
    endpoint(readAssessment, async ({ params, learner }) => {
      const sitting = await findAsked(db, context, learner.id, params.id);
      return (sitting && stateOf(context, sitting)) ?? refuse('unknownAssessment');
    }),
    endpoint(answerItem, async ({ params, body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const told = await writes.watch(() =>
        db.transaction().execute((trx) => answerIn(trx, context, learner.id, params.id, body)),
      );
      return typeof told === 'string' ? refuse(told) : told;
    }),
    endpoint(contestAssessment, async ({ params, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const sitting = await findSitting(db, learner.id, params.id);
      if (!sitting) return refuse('unknownAssessment');
      // Pressed twice, it asks for as much as pressed once.
      if (isOpen(context, sitting) || !mayContest(context, sitting)) return refuse('notNow');
      const longer = longerOf(sitting);
      await writes.watch(() => changeAssessment(db, sitting.row.id, longer));
      const row = { ...sitting.row, ...longer };
      return stateOf(context, { ...sitting, row }) ?? refuse('unknownAssessment');
    }),
    endpoint(listAssessments, ({ learner }) => readAssessments(context, learner.id)),
    endpoint(listOpenAssessments, ({ learner }) => readOpen(context, learner.id)),
  ];
}

function longerOf({ row, answers }: Sitting) {
  return { wanted: answers.length + contest.items, contests: row.contests + 1 };
}
