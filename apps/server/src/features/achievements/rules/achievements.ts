import type { BadgeStanding, Completion, readAchievements } from '@hbg/contract/achievements';
import type { Answer } from '@hbg/contract/route';
import { dayOfNumber, numberOfDay } from '../../../house-days.ts';
import { badgesOf, type Standing } from './badges.ts';
import { figuresOf } from './figures.ts';
import { lastActivities, type Work } from './last-activities.ts';
import type { Done, House, Ledger } from './ledger.ts';
import { levelOf } from './levels.ts';
import { minutesByDay } from './minutes.ts';
import { firstOfDays } from './pieces.ts';
import { isProven } from './proof.ts';
import { streakOf } from './streak.ts';
import { thisWeek } from './this-week.ts';

const shownDays = 26 * 7;

/** All that follows from what a learner has done, the past included whenever a rule is new. */
export function achievementsOf(
  ledger: Ledger,
  work: Work,
  house: House,
): Answer<typeof readAchievements> {
  const { areas, points } = figuresOf(ledger.done, house);
  const minutes = minutesByDay(work.days);
  const since = dayOfNumber(numberOfDay(house.today) - shownDays + 1);
  return {
    day: house.today,
    areas: areas.map(({ area, xp }) => ({ area, xp, level: levelOf(area, xp) })),
    totals: { ...totalsOf(ledger.done, house), minutes: sum(minutes.values()) },
    points,
    badges: badgesOf(ledger, house).map((standing) => badgeAnswer(standing, house)),
    streak: streakOf(new Set(firstOfDays(ledger, house).keys()), house),
    week: thisWeek(ledger.done, minutes, house),
    minutesByDay: [...minutes]
      .filter(([day]) => day >= since)
      .map(([day, count]) => ({ day, minutes: count })),
    holidays: house.holidays.filter(({ from, to }) => to >= since && from <= house.today),
    activities: lastActivities(ledger.done, work.last, house).map(
      ({ unit, at, minutes: count, done }) => {
        const completion = done && completionOf(done, house);
        return { unit, title: titleOf(unit, house), at, completion, minutes: count };
      },
    ),
  };
}

export function badgeAnswer(
  { badge, evidence, need, earnedAt }: Standing,
  house: House,
): BadgeStanding {
  const pieces = evidence.map(({ unit, at }) => ({ unit, at, title: titleOf(unit, house) }));
  const room = badge.area ?? 'house';
  return { ...badge, room, evidence: pieces, have: pieces.length, need, earnedAt };
}

export function completionOf(done: Done, { units }: Pick<House, 'units'>): Completion {
  const { best, quizAt: _, ...rest } = done;
  const { hints, hadSolution } = best;
  return { ...rest, hints, hadSolution, isProven: isProven(done, units.get(done.unit)) };
}

/** A unit that is gone has no title any more. */
function titleOf(unit: string, { units, titles }: House): string {
  return units.get(unit)?.title ?? titles?.get(unit) ?? unit;
}

function totalsOf(done: readonly Done[], { units, savedScores }: House) {
  // Fractions in another order may come to another sum.
  const scores = done
    .flatMap((one) => scoreOf(one) ?? savedScores?.get(one.unit) ?? [])
    .toSorted((a, b) => a - b);
  return {
    completed: done.length,
    proven: done.filter((one) => isProven(one, units.get(one.unit))).length,
    score: scores.length > 0 ? sum(scores) / scores.length : null,
  };
}

/** Of its goals and questions, how much was right: 0 to 100; null where nobody has checked. */
function scoreOf({ reached, quiz }: Done): number | null {
  if (reached.length === 0 && quiz === null) return null;
  const right = reached.filter(Boolean).length + (quiz?.right ?? 0);
  const all = reached.length + (quiz?.of ?? 0);
  return all === 0 ? 0 : (100 * right) / all;
}

function sum(numbers: Iterable<number>): number {
  return Iterator.from(numbers).reduce((total, number) => total + number, 0);
}
