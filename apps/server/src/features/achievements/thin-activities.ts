import type { LearnerId } from '@hbg/contract/account';
import { isoTime } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { hasRoom } from '../../db/has-room.ts';
import { dayMs } from '../../house-days.ts';
import { addActivity, dropActivities, readOldestDay } from './activity-store.ts';
import type { Activity } from './rules/ledger.ts';
import { minutesOf, spanOf } from './rules/minutes.ts';

const twoYearsMs = 730 * dayMs;

/** Of each day only so much. */
export async function keepActivity(
  trx: Db,
  learner: LearnerId,
  activity: Activity,
  now: number,
): Promise<void> {
  const longAgo = isoTime(now - twoYearsMs);
  if (await hasRoom(trx, 'activity', { learner, at: activity.at }))
    await addActivity(trx, learner, activity);
  await thinOneDay(trx, learner, longAgo);
}

/** Nothing that is shown changes: the minutes of the day, and that something was completed. */
async function thinOneDay(trx: Db, learner: LearnerId, longAgo: string): Promise<void> {
  const rows = await readOldestDay(trx, learner, longAgo);
  const worked = rows.filter(({ kind }) => kind === 'worked');
  const last = worked.at(-1);
  // The rest of a day that isn't all gone by may still come.
  if (!last || last.at >= longAgo) return;
  const [, ...moreCompleted] = rows.filter(({ kind }) => kind === 'completed');
  await dropActivities(trx, learner, [...worked, ...moreCompleted]);
  await addActivity(trx, learner, dayRow(last, minutesOf(worked.map(spanOf))));
}

function dayRow({ day, at }: Activity, minutes: number): Activity {
  return { id: `day/${day}`, kind: 'day', day, at, unit: '', minutes };
}
