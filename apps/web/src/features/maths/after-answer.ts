import type { KindStanding, MathsStanding } from '@hbg/contract/maths';
import { highestLevel, pointsFor } from '@hbg/maths/levels';

export type Given = {
  readonly kind: string;
  /** At which it counts. */
  readonly level: number;
  readonly isRight: boolean;
};

const shownAnswers = 10;

/** What an answer changes at once; achievements and days come from the server a moment later. */
export function afterAnswer(standing: MathsStanding, given: Given): MathsStanding {
  const { level, isRight } = given;
  const streak = isRight ? standing.streak + 1 : 0;
  const { answers } = standing.recent.find((one) => one.level === level) ?? { answers: [] };
  return {
    ...standing,
    points: standing.points + (isRight ? pointsFor(level) : 0),
    streak,
    bestStreak: Math.max(standing.bestStreak, streak),
    recent: [
      ...standing.recent.filter((one) => one.level !== level),
      { level, answers: [...answers, isRight].slice(-shownAnswers) },
    ],
    kinds: withKind(standing.kinds, given),
  };
}

function withKind(kinds: readonly KindStanding[], { kind, isRight }: Given): KindStanding[] {
  const known = kinds.find((one) => one.kind === kind);
  const before = known ?? { kind, right: 0, wrong: 0, days: 0, lastAt: '', repeated: [] };
  const after = {
    ...before,
    right: before.right + Number(isRight),
    wrong: before.wrong + Number(!isRight),
  };
  return [...kinds.filter((one) => one.kind !== kind), after];
}

const enough = 8;

export type Suggested = { readonly level: number; readonly right: number; readonly of: number };

/** The next level, once eight of the last ten at the one that was picked were right; of easier tasks nothing follows. */
export function suggestionAfter(
  { recent, level }: MathsStanding,
  counted: number,
): Suggested | null {
  const answers = recent.find((one) => one.level === level)?.answers ?? [];
  const right = answers.filter(Boolean).length;
  const isRaised = counted === level && level < highestLevel;
  return isRaised && right >= enough ? { level: level + 1, right, of: answers.length } : null;
}
