import type { LearnerId } from '@hbg/contract/account';
import type { BadgeNews, BadgeStanding } from '@hbg/contract/achievements';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { readBadgesOf } from './read-badges.ts';
import { becauseOf } from './rules/keep-told.ts';
import { readToldBadges, writeToldBadges } from './told-store.ts';

/** Of each badge that is earned somebody is told in one question, on whichever device it was asked. */
export async function tellBadgesIn(
  context: Context,
  learner: LearnerId,
  id: string,
): Promise<BadgeNews[]> {
  const { clock, database, writes } = context;
  const { db } = database;
  const earned = (await readBadgesOf(context, learner)).flatMap(newsOf);
  const before = await readToldBadges(db, learner);
  const fresh = earned.filter((badge) => !before.has(badge.id)).map((badge) => badge.id);
  if (fresh.length > 0) {
    const question = { id, at: isoTime(clock.now()) };
    await writes.watch(() => writeToldBadges(db, learner, fresh, question));
  }
  const now = await readToldBadges(db, learner);
  return earned.filter((badge) => now.get(badge.id)?.id === id);
}

function newsOf(badge: BadgeStanding): BadgeNews[] {
  const { earnedAt } = badge;
  return earnedAt === null ? [] : [{ ...badge, earnedAt, because: becauseOf(badge) }];
}
