import type { Answered } from './answered.ts';

/** What went wrong in the same way more than once in a kind of task. */
export type RepeatedMistake = {
  readonly kind: string;
  readonly times: number;
  readonly lastAt: string;
};

/** So many right answers in a row, and what was thought wrong before is over. */
const enough = 3;

/** The most frequent first, of the answers in their order; what was overcome since isn't among them. */
export function repeatedMistakes(answers: readonly Answered[]): RepeatedMistake[] {
  return [...Map.groupBy(answers, ({ kind }) => kind).values()]
    .flatMap((given) => mostFrequent(given.slice(overcomeIn(given))))
    .toSorted((a, b) => b.times - a.times || (a.lastAt < b.lastAt ? 1 : -1));
}

/** Where what came after begins. */
function overcomeIn(given: readonly Answered[]): number {
  const isLastOfRow = (_: Answered, at: number) =>
    at + 1 >= enough && given.slice(at + 1 - enough, at + 1).every(({ isRight }) => isRight);
  return given.findLastIndex(isLastOfRow) + 1;
}

function mostFrequent(given: readonly Answered[]): RepeatedMistake[] {
  const wrong = given.filter(({ mistake }) => mistake !== null);
  return [...Map.groupBy(wrong, ({ mistake }) => mistake).values()]
    .filter((same) => same.length > 1)
    .map((same) => ({
      kind: same[0]?.kind ?? '',
      times: same.length,
      lastAt: same.at(-1)?.at ?? '',
    }))
    .toSorted((a, b) => b.times - a.times)
    .slice(0, 1);
}
