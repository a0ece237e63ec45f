/** What is known of a topic. */
export type Known = {
  /** It was begun and isn't done. */
  readonly isOpen: boolean;
  /** As it is by now; null where it was never judged. */
  readonly confidence: number | null;
  readonly judgedAt: string | null;
  readonly isOfToday: boolean;
};

/** What was begun, else what is least sure, else what was asked longest ago; not twice on a day while there are others. */
export function chooseTopic(
  topics: readonly string[],
  known: ReadonlyMap<string, Known>,
): string | null {
  const ranks = new Map(topics.map((topic, at) => [topic, [...rankOf(known.get(topic)), at]]));
  const [first] = topics.toSorted((a, b) => compare(ranks.get(a) ?? [], ranks.get(b) ?? []));
  return first ?? null;
}

function rankOf(known: Known | undefined): number[] {
  if (!known) return [1, 0, -1, 0];
  const { isOpen, isOfToday, confidence, judgedAt } = known;
  const at = judgedAt === null ? 0 : Date.parse(judgedAt);
  return [isOpen ? 0 : 1, Number(isOfToday), confidence ?? -1, at];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
