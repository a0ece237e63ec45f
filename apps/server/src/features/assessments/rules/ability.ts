/** An item that was answered; 0 is how hard it is for a learner of level 5. */
export type Tried = {
  readonly difficulty: number;
  /** How likely somebody who knows nothing finds the answer. */
  readonly guess: number;
  readonly isRight: boolean;
};

type Asked = Omit<Tried, 'isRight'>;

/** How likely somebody of this ability answers it rightly. */
export function chanceOf(ability: number, { difficulty, guess }: Asked): number {
  return guess + (1 - guess) / (1 + Math.exp(difficulty - ability));
}

/** By Elo: an answer counts for more the less it was expected, and the fewer came before it. */
export function abilityAfter(tried: readonly Tried[]): number {
  return tried.reduce((ability, one, before) => {
    const step = 1 / (1 + 0.2 * before);
    return ability + step * (Number(one.isRight) - chanceOf(ability, one));
  }, 0);
}
