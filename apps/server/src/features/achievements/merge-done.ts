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
    ...betterQuiz(a, b),
    best: compareTries(a.best, b.best) <= 0 ? a.best : b.best,
    minutes: Math.max(a.minutes, b.minutes),
    firstAt: a.firstAt < b.firstAt ? a.firstAt : b.firstAt,
    at: a.at > b.at ? a.at : b.at,
  };
}

function anyOf(a: readonly boolean[], b: readonly boolean[]): boolean[] {
  return Array.from(a.length > b.length ? a : b, (_, at) => Boolean(a[at] || b[at]));
}

type Answers = Pick<Done, 'quiz' | 'quizAt'>;

/** The greater share of right answers; of equal shares that of more questions, and of the same the earlier one. */
function betterQuiz(a: Done, b: Done): Answers {
  const { quiz, quizAt } = compareAnswers(a, b) >= 0 ? a : b;
  return { quiz, quizAt };
}

function compareAnswers(a: Done, b: Done): number {
  if (!a.quiz || !b.quiz) return Number(a.quiz !== null) - Number(b.quiz !== null);
  const difference = shareOf(a.quiz) - shareOf(b.quiz) || a.quiz.of - b.quiz.of;
  return difference || Date.parse(b.quizAt ?? b.at) - Date.parse(a.quizAt ?? a.at);
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
