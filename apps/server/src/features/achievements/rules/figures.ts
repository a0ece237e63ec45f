import type { Brought, LevelArea } from '@hbg/contract/achievements';
import { badgesOf } from './badges.ts';
import type { Done, House, Ledger } from './ledger.ts';
import { levelAreas, levelOf } from './levels.ts';
import { isProven } from './proof.ts';

/** What a completion can change at once. */
export type Figures = {
  readonly xp: number;
  readonly areas: readonly { readonly area: LevelArea; readonly xp: number }[];
  readonly points: number;
  readonly badges: ReturnType<typeof badgesOf>;
};

export function figuresOf(ledger: Ledger, house: House): Figures {
  const { done } = ledger;
  return {
    xp: sumOf(done, ({ xp }) => xp),
    areas: levelAreas.map((area) => ({
      area,
      xp: sumOf(done, (one) => (isIn(area, one) ? one.xp : 0)),
    })),
    points: sumOf(done, (one) => pointsOf(one, house)),
    badges: badgesOf(ledger, house),
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

export function broughtBy(before: Figures, after: Figures): Brought {
  const earned = new Set(
    before.badges.flatMap(({ badge, earnedAt }) => (earnedAt ? [badge.id] : [])),
  );
  const isNew = ({ badge, earnedAt }: Figures['badges'][number]) =>
    earnedAt !== null && !earned.has(badge.id);
  return {
    xp: after.xp - before.xp,
    badges: after.badges.filter(isNew).map(({ badge }) => badge),
    level: newLevel(before, after),
    points: after.points - before.points,
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

function sumOf(done: readonly Done[], of: (one: Done) => number): number {
  return done.reduce((sum, one) => sum + of(one), 0);
}
