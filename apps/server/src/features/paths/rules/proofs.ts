import type { Unit } from '@hbg/content/unit';
import { examPass } from '@hbg/contract/mastery';
import type { Done } from '../../achievements/rules/ledger.ts';
import { isProven } from '../../achievements/rules/proof.ts';

/** Whether something counts for a path. */
export type Proof = {
  /** When the last of its checks has passed; null as long as one is open. */
  readonly doneAt: string | null;
  /** What is open in what was begun, for the learner. */
  readonly missing: string | null;
};

const untouched: Proof = { doneAt: null, missing: null };

/** All of its checks have passed at once, without its solution; where there are none, it was completed. */
export function lessonProof(unit: Unit, done: Done | undefined): Proof {
  if (!done) return untouched;
  const hasChecks = unit.goals.length > 0 || unit.quiz.length > 0 || unit.riddle !== undefined;
  const isDone = hasChecks ? isProven(done, unit) : !done.best.hadSolution;
  if (isDone) return { doneAt: done.best.at, missing: null };
  return { doneAt: null, missing: `abgeschlossen, ${whyNot(unit, done)}` };
}

function whyNot({ goals }: Unit, { reached, best }: Done): string {
  if (goals.length > 0 && reached.length === 0) return 'aber noch ungeprüft';
  const open = goals.filter((_, at) => reached[at] !== true).length;
  if (open > 0) return open === 1 ? 'ein Ziel offen' : `${open} Ziele offen`;
  if (best.hadSolution) return 'aber mit der Lösung';
  return goals.length > 0 ? 'aber noch nie alle Ziele auf einmal' : 'Fragen offen';
}

export type Tried = { readonly number: number; readonly isRight: boolean; readonly at: string };

/** As sure as the mastery calls it: each of its katas was right once, and all questions at once. */
export function masteryProof(
  katas: number,
  tries: readonly Tried[],
  done: Done | undefined,
): Proof {
  if (tries.length === 0 && !done) return untouched;
  const firsts = Array.from({ length: katas }, (_, at) => firstRight(tries, at + 1));
  const solved = firsts.filter((at) => at !== null);
  const quiz = done?.quiz ?? null;
  const isAnswered = quiz !== null && quiz.right === quiz.of;
  if (solved.length === katas && done && isAnswered)
    return { doneAt: latestOf([...solved, done.quizAt ?? done.firstAt]), missing: null };
  const open = [
    ...(solved.length < katas ? [`Code Lab ${solved.length} von ${katas}`] : []),
    ...(isAnswered ? [] : [quiz ? `Quiz ${quiz.right} von ${quiz.of}` : 'Quiz offen']),
  ];
  return { doneAt: null, missing: open.join(', ') };
}

function firstRight(tries: readonly Tried[], wanted: number): string | null {
  const moments = tries.filter(({ number, isRight }) => isRight && number === wanted);
  return moments.map(({ at }) => at).toSorted()[0] ?? null;
}

/** Only what was passed is in the ledger. */
export function examProof(done: Done | undefined): Proof {
  const isPassed = (done?.quiz?.right ?? 0) >= examPass;
  return done && isPassed ? { doneAt: done.firstAt, missing: null } : untouched;
}

/** From here on a level is no longer weak. */
const leastLevel = 5;

export type Judged = { readonly level: number; readonly at: string };

/** A topic of the assessments counts from the first time on that it was judged with enough; the oldest come first. */
export function topicProof(judged: readonly Judged[]): Proof {
  const [first] = judged
    .filter(({ level }) => level >= leastLevel)
    .map(({ at }) => at)
    .toSorted();
  if (first !== undefined) return { doneAt: first, missing: null };
  const last = judged.at(-1);
  const missing = last ? `Stand ${last.level} von 10, ab ${leastLevel} zählt es` : null;
  return { doneAt: null, missing };
}

/** Of moments as they are stored. */
export function latestOf(moments: readonly string[]): string {
  return moments.toSorted().at(-1) ?? '';
}
