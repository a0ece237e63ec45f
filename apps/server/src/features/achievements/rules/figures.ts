import type { Brought, LevelArea } from '@hbg/contract/achievements';
import { newBadges } from './badges.ts';
import type { Done, House, Ledger } from './ledger.ts';
import { levelAreas, levelOf } from './levels.ts';
import { badgeXpOf } from './mastery-badges.ts';
import { isProven } from './proof.ts';

type Figures = {
  readonly xp: number;
  readonly areas: readonly { readonly area: LevelArea; readonly xp: number }[];
  readonly points: number;
};

export function figuresOf(done: readonly Done[], house: House): Figures {
  const badges = levelAreas.map((area) => badgeXpOf(area, done));
  return {
    xp: sumOf(done, ({ xp }) => xp) + sumOf(badges, (xp) => xp),
    areas: levelAreas.map((area, at) => ({
      area,
      xp: sumOf(done, (one) => (isIn(area, one) ? one.xp : 0)) + (badges[at] ?? 0),
    })),
    points: sumOf(done, (one) => pointsOf(one, house)),
  };
}

/** Planned minutes of proven work, once for each unit; XP where there are levels. */
function pointsOf(done: Done, { units }: House): number {
  if (levelAreas.some((area) => isIn(area, done))) return done.xp;
  const unit = units.get(done.unit);
  return unit && isProven(done, unit) ? unit.minutes : 0;
}

function isIn(area: LevelArea, { unit }: Done): boolean {
  return unit.startsWith(`${area}/`);
}

/** What has changed from one state of what is known to the next. */
export function broughtBy(before: Ledger, after: Ledger, house: House): Brought {
  const was = figuresOf(before.done, house);
  const is = figuresOf(after.done, house);
  return {
    xp: is.xp - was.xp,
    badges: newBadges(before, after, house),
    level: newLevel(was, is),
    points: is.points - was.points,
  };
}

function newLevel(before: Figures, after: Figures): Brought['level'] {
  const levels = after.areas.map(({ area, xp }, at) => ({
    ...levelOf(area, xp),
    area,
    was: levelOf(area, before.areas[at]?.xp ?? 0).number,
  }));
  return levels.find(({ number, was }) => number > was) ?? null;
}

function sumOf<One>(list: readonly One[], of: (one: One) => number): number {
  return list.reduce((sum, one) => sum + of(one), 0);
}
