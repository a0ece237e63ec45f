import type { LearnerId } from '@hbg/contract/account';
import type { LevelArea } from '@hbg/contract/achievements';
import type { Proven } from '@hbg/contract/profile';
import type { Context } from '../../context.ts';
import { readBadgesOf } from '../achievements/read-badges.ts';
import { levelAreas } from '../achievements/rules/levels.ts';
import { readDone } from '../achievements/store.ts';
import { readAssessments } from '../assessments/read-assessments.ts';
import { readMasteryWork } from '../mastery/read-chapters.ts';
import { readAnswers } from '../maths/store.ts';
import { provenBadges, provenCourses, provenKinds, provenMastery, provenTopic } from './proven.ts';

/** All that somebody can show. */
export async function readProvenOf(context: Context, learner: LearnerId): Promise<Proven> {
  const { content, database, days, clock } = context;
  const { db } = database;
  const dayOf = (at: string) => days.dayOf(Date.parse(at));
  const lessons = await readDone(db, learner, 'lektion');
  const rated = await readAssessments(context, learner);
  return {
    day: days.dayOf(clock.now()),
    courses: provenCourses(content.courses, lessons, dayOf),
    masteries: await readMasteries(context, learner, dayOf),
    maths: provenKinds(await readAnswers(db, learner), dayOf),
    assessments: rated.map((one) => provenTopic(one, dayOf)),
    badges: provenBadges(await readBadgesOf(context, learner), dayOf),
  };
}

async function readMasteries(
  context: Context,
  learner: LearnerId,
  dayOf: (at: string) => string,
): Promise<Proven['masteries']> {
  const all: Proven['masteries'] = [];
  for (const area of levelAreas) all.push(await readMastery(context, learner, area, dayOf));
  return all;
}

async function readMastery(
  context: Context,
  learner: LearnerId,
  area: LevelArea,
  dayOf: (at: string) => string,
): Promise<Proven['masteries'][number]> {
  const { chapters } = await readMasteryWork(context, learner, area);
  return { area, ...provenMastery(chapters, dayOf) };
}
