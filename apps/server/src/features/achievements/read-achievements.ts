import type { LearnerId } from '@hbg/contract/account';
import type { readAchievements } from '@hbg/contract/achievements';
import type { Answer } from '@hbg/contract/route';
import type { Context } from '../../context.ts';
import { readWork } from './activity-store.ts';
import { readHouseOf, withMathsAndTold } from './read-badges.ts';
import { achievementsOf } from './rules/achievements.ts';
import { readLedger, readSavedScores } from './store.ts';

/** All that follows from what a learner has done. */
export async function readAchievementsOf(
  context: Context,
  learner: LearnerId,
): Promise<Answer<typeof readAchievements>> {
  const { db } = context.database;
  const [ledger, work] = [await readLedger(db, learner), await readWork(db, learner)];
  const house = await readHouseOf(context, learner);
  const savedScores = await readSavedScores(db, learner);
  const told = achievementsOf(ledger, work, { ...house, savedScores });
  return { ...told, badges: await withMathsAndTold(context, learner, told.badges) };
}
