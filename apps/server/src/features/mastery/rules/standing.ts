import type { QuizResult } from '@hbg/contract/achievements';
import type { MasteryStanding, MasteryState } from '@hbg/contract/mastery';
import { dayOfNumber, numberOfDay } from '../../../house-days.ts';

/** How a task of a lesson went. */
export type Tried = {
  readonly number: number;
  readonly way: 'lab' | 'review' | 'exam';
  readonly isRight: boolean;
  readonly isHelped: boolean;
  readonly day: string;
};

export type Quizzed = QuizResult & { readonly day: string };

/** With the day on which it was last shown to be known; null before it is sure. */
export type Standing = MasteryStanding & { readonly provenOn: string | null };

/** Days until it is asked again; a right answer leads to the next, a wrong one back. */
const boxes = [1, 3, 7, 21, 60];
const familiarFrom = 70;
const quizQuestions = 4;

/** Of one lesson with so many katas, by all that was tried, the oldest first. */
export function standingOf(
  tries: readonly Tried[],
  quiz: Quizzed | null,
  katas: number,
  today: string,
): Standing {
  const firsts = Array.from({ length: katas }, (_, at) =>
    tries.find(({ number, isRight }) => number === at + 1 && isRight),
  );
  const solved = firsts.map((first) => first !== undefined);
  const right = solved.filter(Boolean).length + (quiz?.right ?? 0);
  const percent = Math.floor((right * 100) / (katas + (quiz?.of ?? quizQuestions)));
  const isSure = percent === 100;
  const days = [...firsts.map((first) => first?.day ?? today), quiz?.day ?? today];
  const { box, due, known } = isSure ? boxOf(tries, lastOf(days)) : notYet;
  return {
    state: stateOf({ isTried: tries.length > 0 || quiz !== null, percent, box }),
    percent,
    solved,
    quiz: quiz && { right: quiz.right, of: quiz.of },
    dueOn: due === null ? null : dayOfNumber(due),
    isDue: due !== null && due <= numberOfDay(today),
    provenOn: known === null ? null : dayOfNumber(known),
  };
}

const notYet = { box: 0, due: null, known: null };

/** By what was asked among other things since it was sure, on another day. */
function boxOf(tries: readonly Tried[], sureOn: string) {
  const sure = numberOfDay(sureOn);
  let box = 0;
  let due = sure + wait(box);
  let known = sure;
  for (const { way, isRight, isHelped, day } of tries) {
    const now = numberOfDay(day);
    if (way === 'lab' || now <= sure) continue;
    const isKnown = isRight && !isHelped;
    if (isKnown) known = now;
    if (isKnown && now < due) continue;
    box = isKnown ? Math.min(box + 1, boxes.length - 1) : Math.max(box - 1, 0);
    due = now + wait(box);
  }
  return { box, due, known };
}

function wait(box: number): number {
  return boxes[box] ?? 1;
}

type Judged = { readonly isTried: boolean; readonly percent: number; readonly box: number };

function stateOf({ isTried, percent, box }: Judged): MasteryState {
  if (percent === 100) return box > 0 ? 'mastered' : 'sure';
  if (percent >= familiarFrom) return 'familiar';
  return isTried ? 'tried' : 'open';
}

function lastOf(days: readonly string[]): string {
  return days.toSorted().at(-1) ?? '';
}
