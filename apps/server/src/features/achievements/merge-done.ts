import type { QuizResult } from '@hbg/contract/achievements';
import type { Done, Try } from './rules/ledger.ts';

/**
 * What two devices know of one unit. Whichever comes first, and however often: each field is the greater one
 * of an order, so that the outcome is the same.
 */
export function mergeDone(a: Done, b: Done): Done {
  return {
    unit: a.unit,
    xp: Math.max(a.xp, b.xp),
    reached: anyOf(a.reached, b.reached),
    quiz: better(a.quiz, b.quiz),
    best: compareTries(a.best, b.best) <= 0 ? a.best : b.best,
    minutes: Math.max(a.minutes, b.minutes),
    firstAt: a.firstAt < b.firstAt ? a.firstAt : b.firstAt,
    at: a.at > b.at ? a.at : b.at,
  };
}

function anyOf(a: readonly boolean[], b: readonly boolean[]): boolean[] {
  return Array.from(a.length > b.length ? a : b, (_, at) => Boolean(a[at] || b[at]));
}

/** The greater share of right answers; of equal shares that of more questions. */
function better(a: QuizResult | null, b: QuizResult | null): QuizResult | null {
  if (!a || !b) return a ?? b;
  const difference = shareOf(a) - shareOf(b) || a.of - b.of;
  return difference >= 0 ? a : b;
}

function shareOf({ right, of }: QuizResult): number {
  return of === 0 ? 0 : right / of;
}

/** The better one first: more goals, without the solution, with fewer hints, earlier. */
function compareTries(a: Try, b: Try): number {
  return (
    b.goals - a.goals ||
    Number(a.hadSolution) - Number(b.hadSolution) ||
    a.hints - b.hints ||
    Date.parse(a.at) - Date.parse(b.at)
  );
}
