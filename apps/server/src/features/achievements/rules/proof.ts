import type { Unit } from '@hbg/content/unit';
import type { Done } from './ledger.ts';

/** All of its checks have passed at once, without its solution; there must be some. */
export function isProven({ best, quiz }: Done, unit: Unit | undefined): boolean {
  if (!unit) return false;
  const goals = unit.goals.length;
  const questions = questionsOf(unit);
  const isAnswered =
    quiz !== null && quiz.right === quiz.of && quiz.of >= questions && questions > 0;
  return (
    goals + questions > 0 &&
    best.goals >= goals &&
    !best.hadSolution &&
    (questions === 0 || isAnswered)
  );
}

/** A riddle is one. */
export function questionsOf({ riddle, quiz }: Unit): number {
  return riddle ? 1 : quiz.length;
}
