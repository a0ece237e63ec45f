import type { Answered } from './answered.ts';

/** So often right, and a kind of task is known. */
export const oftenEnough = 3;

export type KnownKind = {
  readonly kind: string;
  readonly right: number;
  readonly answered: number;
  /** Since then it was right often enough. */
  readonly at: string;
};

/** Of the answers in their order. */
export function knownKinds(answers: readonly Answered[]): KnownKind[] {
  return [...Map.groupBy(answers, ({ kind }) => kind)].flatMap(([kind, given]) => {
    const right = given.filter(({ isRight }) => isRight);
    const at = right[oftenEnough - 1]?.at;
    return at === undefined ? [] : [{ kind, right: right.length, answered: given.length, at }];
  });
}
