import type { LearnerId } from '@hbg/contract/account';
import type { Assessment, OpenAssessment } from '@hbg/contract/assessments';
import type { Context } from '../../context.ts';
import { nextOfTopic } from './next-of-topic.ts';
import { topicOf } from './next-task.ts';
import { isOpen, judgedAnswers } from './open-sitting.ts';
import type { Place } from './place-of.ts';
import { confidenceNow, latestOf } from './start-in.ts';
import { readSittings } from './store.ts';

/** With what its result tells to learn next. */
export type Rated = Assessment & { readonly next: Place | null };

/** What somebody can do in each topic, by the last time that it was asked. */
export async function readAssessments(context: Context, learner: LearnerId): Promise<Rated[]> {
  const sittings = await readSittings(context.database.db, learner, 'topic');
  return latestOf(sittings).flatMap((sitting) => {
    const { row } = sitting;
    const found = topicOf(context.content, row.about);
    if (!found || row.level === null || row.judged_at === null) return [];
    return {
      id: row.id,
      skillArea: found.area,
      topic: found.topic.title,
      currentLevel: row.level,
      confidence: confidenceNow(context, sitting),
      assessedAt: row.judged_at,
      answers: judgedAnswers(sitting).length,
      next: nextOfTopic(context.content, found.topic, row.level),
    };
  });
}

/** What was begun and can be gone on with, the last begun first. */
export async function readOpen(context: Context, learner: LearnerId): Promise<OpenAssessment[]> {
  const sittings = await readSittings(context.database.db, learner, 'topic');
  return sittings
    .filter((sitting) => isOpen(context, sitting))
    .toReversed()
    .flatMap(({ row: { id, about, wanted }, answers }) => {
      const found = topicOf(context.content, about);
      return found ? [{ id, topic: found.topic.title, answered: answers.length, wanted }] : [];
    });
}
