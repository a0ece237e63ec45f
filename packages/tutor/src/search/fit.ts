/** So much stands for what nothing fits of. */
const littleFits = 10;

/** What is likely, and fits: words that were learned and words that were found err in different places. */
export function weightOf(likelihood: number, score: number): number {
  return likelihood * (littleFits + score);
}
