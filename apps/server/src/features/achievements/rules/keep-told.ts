import type { BadgeStanding } from '@hbg/contract/achievements';

type Told = ReadonlyMap<string, { readonly at: string }>;

/** Nothing is taken away: not by a tick or holidays that are taken back, nor by a path that gets a new step. */
export function keepTold(badges: readonly BadgeStanding[], told: Told): BadgeStanding[] {
  return badges.map((badge) => ({
    ...badge,
    earnedAt: badge.earnedAt ?? told.get(badge.id)?.at ?? null,
  }));
}

/** The title of what has earned it last; null where its rule no longer holds. */
export function becauseOf({ evidence, need }: BadgeStanding): string | null {
  return evidence[need - 1]?.title ?? null;
}
