import {
  changeProfile,
  listAiSessions,
  listRecommendations,
  listSkills,
  readProfile,
  readProven,
} from '@hbg/contract/profile';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { aiSessionsOf } from './ai-sessions.ts';
import { readLearning, readLessonsDone, readProfileOf } from './read-learning.ts';
import { readProvenOf } from './read-proven.ts';
import { recommend } from './recommend.ts';
import { skillsOf } from './skills.ts';
import { readSpoken, writeWishes } from './store.ts';

export function profileEndpoints(context: Context): Endpoint[] {
  const { clock, content, database, writes } = context;
  const { db } = database;
  const { lessons, concepts, knowledge } = content;
  return [
    endpoint(readProfile, ({ learner }) => readProfileOf(context, learner.id)),
    endpoint(changeProfile, async ({ body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      await writes.watch(() => writeWishes(db, learner.id, body, isoTime(clock.now())));
      return readProfileOf(context, learner.id);
    }),
    endpoint(listAiSessions, async ({ learner }) =>
      aiSessionsOf(await readSpoken(db, learner.id), { lessons, concepts, plans: knowledge.plans }),
    ),
    endpoint(listRecommendations, async ({ learner }) =>
      recommend(await readLearning(context, learner.id)),
    ),
    endpoint(listSkills, async ({ learner }) =>
      skillsOf(content.courses, await readLessonsDone(context, learner.id)),
    ),
    endpoint(readProven, ({ learner }) => readProvenOf(context, learner.id)),
  ];
}
