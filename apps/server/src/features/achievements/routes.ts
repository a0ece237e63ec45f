import {
  completeUnit,
  listCompletions,
  noteActivity,
  readAchievements,
  tellBadges,
} from '@hbg/contract/achievements';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { whyNotKept, whyNotNow } from '../../why-not-kept.ts';
import { completeIn } from './complete.ts';
import { noteActivityIn } from './note-activity.ts';
import { readAchievementsOf } from './read-achievements.ts';
import { completionOf } from './rules/achievements.ts';
import { readDone } from './store.ts';
import { tellBadgesIn } from './tell-badges.ts';

export function achievementEndpoints(context: Context): Endpoint[] {
  return [...writingEndpoints(context), ...readingEndpoints(context)];
}

function writingEndpoints(context: Context): Endpoint[] {
  const { content, database, writes } = context;
  const { db } = database;
  const exams = new Set(
    content.mastery.flatMap(({ chapters }) => chapters.map(({ exam }) => exam.id)),
  );
  return [
    endpoint(completeUnit, async ({ body: { unit: id, ...attempt }, learner }) => {
      const unit = content.units.get(id);
      const refused = await whyNotKept(context, learner.id, id);
      // An exam is passed by its tasks alone.
      const isExam = exams.has(id);
      if (!unit || isExam || refused) return refused ?? refuse('unknownUnit');
      const complete = (trx: Db) => completeIn(trx, context, learner.id, unit, attempt);
      const { done, brought } = await writes.watch(() => db.transaction().execute(complete));
      return { completion: completionOf(done, content), brought };
    }),
    endpoint(noteActivity, async ({ body, learner }) => {
      const refused = await whyNotKept(context, learner.id, body.unit);
      if (refused) return refused;
      const note = (trx: Db) => noteActivityIn(trx, learner.id, context, body);
      return writes.watch(() => db.transaction().execute(note));
    }),
    endpoint(tellBadges, async ({ body: { id }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      return refused ?? tellBadgesIn(context, learner.id, id);
    }),
  ];
}

function readingEndpoints(context: Context): Endpoint[] {
  const { db } = context.database;
  return [
    endpoint(listCompletions, async ({ query, learner }) => {
      const done = await readDone(db, learner.id, query.under);
      return done.map((one) => completionOf(one, context.content));
    }),
    endpoint(readAchievements, ({ learner }) => readAchievementsOf(context, learner.id)),
  ];
}
