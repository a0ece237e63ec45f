/** So likely the level lies within the frame. */
const framed = 0.8;

/** A confidence of 7 says that in 7 of 10 cases the level is wrong by 1 at most. */
export function between(level: number, confidence: number): readonly [number, number] {
  const within = Math.min(0.99, Math.max(0.05, confidence / 10));
  const half = spreadOf(framed) / spreadOf(within);
  return [Math.max(0, level - half), Math.min(10, level + half)];
}

/** How far from the middle of a logistic curve such a share of it reaches. */
function spreadOf(share: number): number {
  return Math.log((1 + share) / (1 - share));
}
