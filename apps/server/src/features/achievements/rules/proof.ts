import type { Unit } from '@hbg/content/unit';
import type { Done } from './ledger.ts';

/** All of its checks have passed at once, without its solution; there must be some. */
export function isProven({ best, quiz }: Done, unit: Unit | undefined): boolean {
  if (!unit) return false;
  const { goals, quiz: questions } = unit;
  const isAnswered =
    quiz !== null && quiz.right === quiz.of && quiz.of >= questions.length && questions.length > 0;
  return (
    goals.length + questions.length > 0 &&
    best.goals >= goals.length &&
    !best.hadSolution &&
    (questions.length === 0 || isAnswered)
  );
}
