import type { LearnerId } from '@hbg/contract/account';
import type { readAchievements } from '@hbg/contract/achievements';
import { unitOfProgram } from '@hbg/contract/programs';
import type { Answer } from '@hbg/contract/route';
import type { Context } from '../../context.ts';
import { readPrograms } from '../programs/store.ts';
import { readWork } from './activity-store.ts';
import { readHouse } from './house.ts';
import { achievementsOf } from './rules/achievements.ts';
import { readLedger, readSavedScores } from './store.ts';

/** All that follows from what a learner has done. */
export async function readAchievementsOf(
  context: Context,
  learner: LearnerId,
): Promise<Answer<typeof readAchievements>> {
  const { db } = context.database;
  const [ledger, work] = [await readLedger(db, learner), await readWork(db, learner)];
  const own = await readPrograms(db, learner);
  const titles = new Map(own.map((program) => [unitOfProgram(program.id), program.title]));
  const house = await readHouse(context, db);
  const savedScores = await readSavedScores(db, learner);
  return achievementsOf(ledger, work, { ...house, titles, savedScores });
}
