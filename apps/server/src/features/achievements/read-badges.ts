import type { LearnerId } from '@hbg/contract/account';
import type { BadgeStanding } from '@hbg/contract/achievements';
import type { MathsAchievement } from '@hbg/contract/maths';
import { unitOfProgram } from '@hbg/contract/programs';
import { kindOf } from '@hbg/maths/courses/courses';
import type { Context } from '../../context.ts';
import { achievementsOf as mathsAchievementsOf } from '../maths/rules/achievements.ts';
import { readAnswers } from '../maths/store.ts';
import { readStartedPaths } from '../paths/read-standings.ts';
import { finishedPaths, unitOfPath } from '../paths/rules/finished-paths.ts';
import { readPrograms } from '../programs/store.ts';
import { readHouse } from './house.ts';
import { badgeAnswer } from './rules/achievements.ts';
import { badgesOf } from './rules/badges.ts';
import { keepTold } from './rules/keep-told.ts';
import type { House } from './rules/ledger.ts';
import { readLedger } from './store.ts';
import { readToldBadges } from './told-store.ts';

/** All badges of the house, of the masteries and of the maths trainer. */
export async function readBadgesOf(context: Context, learner: LearnerId): Promise<BadgeStanding[]> {
  const house = await readHouseOf(context, learner);
  const ledger = await readLedger(context.database.db, learner);
  const ofLedger = badgesOf(ledger, house).map((standing) => badgeAnswer(standing, house));
  return withMathsAndTold(context, learner, ofLedger);
}

/** With those of the maths trainer; what somebody was told of stays earned. */
export async function withMathsAndTold(
  context: Context,
  learner: LearnerId,
  ofLedger: readonly BadgeStanding[],
): Promise<BadgeStanding[]> {
  const told = await readToldBadges(context.database.db, learner);
  return keepTold([...ofLedger, ...(await readMathsBadges(context, learner))], told);
}

/** With a learner's own programs and learning paths. */
export async function readHouseOf(context: Context, learner: LearnerId): Promise<House> {
  const { db } = context.database;
  const own = await readPrograms(db, learner);
  const started = await readStartedPaths(context, learner);
  const titles = new Map([
    ...own.map(({ id, title }) => [unitOfProgram(id), title] as const),
    ...started.map(({ path }) => [unitOfPath(path), path.title] as const),
  ]);
  const finished = finishedPaths(started);
  return { ...(await readHouse(context, db)), titles, finishedPaths: finished };
}

async function readMathsBadges(
  { database, days }: Context,
  learner: LearnerId,
): Promise<BadgeStanding[]> {
  const answers = await readAnswers(database.db, learner);
  return mathsAchievementsOf(answers, days).map(mathsBadge);
}

function mathsBadge({ evidence, ...badge }: MathsAchievement): BadgeStanding {
  const pieces = evidence.map(({ kind, at }) => {
    return { unit: kind, title: kindOf(kind)?.title ?? kind, at };
  });
  return { ...badge, room: 'maths', evidence: pieces };
}
