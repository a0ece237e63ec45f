import type { KindStanding, MathsStanding } from '@hbg/contract/maths';
import { pointsFor } from '@hbg/maths/levels';

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

/** The next level, once eight of the last ten at this one were right. */
export function suggestedLevel({ recent }: MathsStanding, level: number): number | null {
  const answers = recent.find((one) => one.level === level)?.answers ?? [];
  const right = answers.filter(Boolean).length;
  return right >= enough && level < 10 ? level + 1 : null;
}
