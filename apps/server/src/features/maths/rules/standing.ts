import type { KindStanding, MathsStanding } from '@hbg/contract/maths';
import { pointsFor } from '@hbg/maths/levels';
import type { HouseDays } from '../../../house-days.ts';
import { achievementsOf } from './achievements.ts';
import type { Answered } from './answered.ts';

const shownAnswers = 10;

/** All that follows from a learner's answers, in the order in which they were made. */
export function standingOf(
  answers: readonly Answered[],
  level: number,
  days: Pick<HouseDays, 'dayOf'>,
): MathsStanding {
  const right = answers.filter(({ isRight }) => isRight);
  const runs = runsOf(answers);
  return {
    level,
    points: right.reduce((sum, answer) => sum + pointsFor(answer.level), 0),
    streak: runs.at(-1) ?? 0,
    bestStreak: runs.reduce((best, run) => Math.max(best, run), 0),
    recent: [...Map.groupBy(answers, (answer) => answer.level)].map(([at, given]) => ({
      level: at,
      answers: given.slice(-shownAnswers).map(({ isRight }) => isRight),
    })),
    kinds: [...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, given]) =>
      kindStandingOf(kind, given, days),
    ),
    achievements: achievementsOf(answers, days),
  };
}

/** The right answers between two wrong ones; the last is the streak of now. */
function runsOf(answers: readonly Answered[]): number[] {
  const runs = [0];
  for (const { isRight } of answers) {
    if (isRight) runs.push((runs.pop() ?? 0) + 1);
    else if (runs.at(-1) !== 0) runs.push(0);
  }
  return runs;
}

function kindStandingOf(
  kind: string,
  given: readonly Answered[],
  days: Pick<HouseDays, 'dayOf'>,
): KindStanding {
  const right = given.filter(({ isRight }) => isRight);
  return {
    kind,
    right: right.length,
    wrong: given.length - right.length,
    days: new Set(right.map(({ at }) => days.dayOf(Date.parse(at)))).size,
    lastAt: given.at(-1)?.at ?? '',
    repeated: repeatedOf(given),
  };
}

function repeatedOf(given: readonly Answered[]): KindStanding['repeated'] {
  const thought = given.flatMap(({ mistake }) => mistake ?? []);
  return [...Map.groupBy(thought, (mistake) => mistake)]
    .map(([mistake, all]) => ({ mistake, times: all.length }))
    .filter(({ times }) => times > 1)
    .toSorted((a, b) => b.times - a.times);
}
