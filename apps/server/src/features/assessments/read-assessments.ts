import type { LearnerId } from '@hbg/contract/account';
import type { Assessment } from '@hbg/contract/assessments';
import type { Context } from '../../context.ts';
import { topicOf } from './next-task.ts';
import { confidenceNow, latestOf } from './start-in.ts';
import { readSittings } from './store.ts';

/** What somebody can do in each topic, by the last time that it was asked. */
export async function readAssessments(context: Context, learner: LearnerId): Promise<Assessment[]> {
  const sittings = await readSittings(context.database.db, learner, 'topic');
  return latestOf(sittings).flatMap((sitting) => {
    const { row, answers } = sitting;
    const found = topicOf(context.content, row.about);
    if (!found || row.level === null || row.judged_at === null) return [];
    return {
      id: row.id,
      skillArea: found.area,
      topic: found.topic.title,
      currentLevel: row.level,
      confidence: confidenceNow(context, sitting),
      assessedAt: row.judged_at,
      answers: answers.length,
    };
  });
}
