import type { LearnerId } from '@hbg/contract/account';
import type { noteActivity } from '@hbg/contract/achievements';
import type { Input } from '@hbg/contract/route';
import { believable } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { keepActivity } from './thin-activities.ts';

const minuteMs = 60_000;

/** Runs in a transaction of the caller's. What lies before midnight isn't counted to the day. */
export async function noteActivityIn(
  trx: Db,
  learner: LearnerId,
  { clock, days }: Pick<Context, 'clock' | 'days'>,
  { madeAt, minutes, ...sent }: Input<typeof noteActivity>['body'],
): Promise<void> {
  const at = believable(clock, madeAt);
  const ms = Date.parse(at);
  const ofDay = Math.floor(days.sinceMidnight(ms) / minuteMs);
  const activity = { ...sent, at, day: days.dayOf(ms), minutes: Math.min(minutes, ofDay) };
  await keepActivity(trx, learner, activity, clock.now());
}
