import { traitsOf } from './message-traits.ts';

/** A message, and what its writer wanted. */
export type Labelled<Wish extends string> = readonly [wish: Wish, message: string];

/** What a trait says where a wish hasn't shown it yet: as much as so many messages would. */
const doubt = 4;
const rarest = 0.0005;

/**
 * Tells what somebody wants by what others wrote who wanted the same: naive Bayes over words, pairs
 * of words and pieces of words. All wishes are equally likely beforehand.
 */
export class IntentModel<Wish extends string> {
  readonly #wishes: readonly Wish[];
  /** For each trait how much it speaks for each wish. */
  readonly #weights: ReadonlyMap<string, Float32Array>;

  constructor(examples: Iterable<Labelled<Wish>>) {
    const byWish = Map.groupBy(examples, ([wish]) => wish);
    this.#wishes = [...byWish.keys()];
    const groups = Array.from(byWish.values(), (group) => ({
      count: group.length,
      seen: countTraits(group),
    }));
    const traits = new Set(groups.flatMap(({ seen }) => [...seen.keys()]));
    this.#weights = new Map(Array.from(traits, (trait) => [trait, weigh(trait, groups)]));
  }

  /** How much speaks for each wish; only their differences mean something. */
  scores(message: string): Map<Wish, number> {
    const scores = this.#wishes.map(() => 0);
    for (const [trait, weight] of traitsOf(message)) {
      for (const [at, points] of this.#weights.get(trait)?.entries() ?? []) {
        scores[at] = (scores[at] ?? 0) + weight * points;
      }
    }
    return new Map(this.#wishes.map((wish, at) => [wish, scores[at] ?? 0]));
  }
}

type Group = { readonly count: number; readonly seen: ReadonlyMap<string, number> };

function countTraits(group: readonly Labelled<string>[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const [, message] of group) {
    for (const [trait] of traitsOf(message)) seen.set(trait, (seen.get(trait) ?? 0) + 1);
  }
  return seen;
}

/** How much more often than elsewhere, as a logarithm. */
function weigh(trait: string, groups: readonly Group[]): Float32Array {
  const shares = groups.map(({ count, seen }) => (seen.get(trait) ?? 0) / count);
  const usual = shares.reduce((sum, share) => sum + share, 0) / groups.length + rarest;
  return Float32Array.from(groups, ({ count, seen }) =>
    Math.log(((seen.get(trait) ?? 0) / usual + doubt) / (count + doubt)),
  );
}
