import type { Level, readAchievements } from '@hbg/contract/achievements';
import type { MasteryArea } from '@hbg/contract/mastery';
import type { Answer } from '@hbg/contract/route';
import { levelShare } from '../../ui/level-bar.tsx';

type Ledger = Answer<typeof readAchievements>;

export type AreaStanding = {
  readonly level: Level;
  readonly xp: number;
  /** Of the way to the next level. */
  readonly percent: number;
  readonly badges: Ledger['badges'];
};

export function standingIn({ areas, badges }: Ledger, area: MasteryArea): AreaStanding {
  const known = areas.find((one) => one.area === area);
  const level = known?.level ?? { number: 1, name: '', from: 0, until: 100 };
  const xp = known?.xp ?? 0;
  return {
    level,
    xp,
    percent: Math.floor(100 * levelShare(xp, level.from, level.until ?? level.from)),
    badges: badges.filter((badge) => badge.area === area),
  };
}
