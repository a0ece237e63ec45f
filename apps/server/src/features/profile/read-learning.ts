import type { LearnerId } from '@hbg/contract/account';
import type { Completion } from '@hbg/contract/achievements';
import type { Profile } from '@hbg/contract/profile';
import type { Context } from '../../context.ts';
import { readAchievementsOf } from '../achievements/read-achievements.ts';
import { completionOf } from '../achievements/rules/achievements.ts';
import { readDone } from '../achievements/store.ts';
import { readCourseWork } from '../lessons/read-standing.ts';
import type { Learning } from './recommend.ts';
import { readSpoken, readWished } from './store.ts';

/** With the figures of the ledger: none of them is kept twice. */
export async function readProfileOf(context: Context, learner: LearnerId): Promise<Profile> {
  const { totals } = await readAchievementsOf(context, learner);
  return {
    ...(await readWished(context.database.db, learner)),
    timeSpentLearning: totals.minutes,
    totalExercisesCompleted: totals.completed,
    averageScore: (totals.score ?? 0).toFixed(1),
  };
}

export async function readLessonsDone(
  { content, database }: Context,
  learner: LearnerId,
): Promise<Completion[]> {
  const done = await readDone(database.db, learner, 'lektion');
  return done.map((one) => completionOf(one, content));
}

/** All that a recommendation looks at. */
export async function readLearning(context: Context, learner: LearnerId): Promise<Learning> {
  const { content, database, days, clock } = context;
  const now = clock.now();
  const spoken = await readSpoken(database.db, learner);
  return {
    ...(await readCourseWork(context, learner)),
    wished: await readWished(database.db, learner),
    completions: await readLessonsDone(context, learner),
    knowledge: content.knowledge,
    told: new Set(spoken.flatMap(({ plan }) => plan ?? [])),
    day: days.dayOf(now),
    now,
  };
}
