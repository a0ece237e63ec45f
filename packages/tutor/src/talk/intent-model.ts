import { eachInParts, type InParts } from '../in-parts.ts';
import { traitsOf } from './message-traits.ts';

/** A message, and what its writer wanted. */
export type Labelled<Wish extends string> = readonly [wish: Wish, message: string];

/** What a trait says where a wish hasn't shown it yet: as much as so many messages would. */
const doubt = 4;
const rarest = 0.0005;

type Example = { readonly column: number; readonly rows: readonly number[] };

/**
 * Tells what somebody wants by what others wrote who wanted the same: naive Bayes over words, pairs
 * of words and pieces of words. All wishes are equally likely beforehand.
 */
export class IntentModel<Wish extends string> {
  readonly #wishes: readonly Wish[];
  readonly #rows: ReadonlyMap<string, number>;
  /** In the row of each trait how much it speaks for each wish. */
  readonly #points: Float32Array;

  private constructor(
    wishes: readonly Wish[],
    rows: ReadonlyMap<string, number>,
    points: Float32Array,
  ) {
    this.#wishes = wishes;
    this.#rows = rows;
    this.#points = points;
  }

  static *learn<Kind extends string>(
    labelled: readonly Labelled<Kind>[],
  ): InParts<IntentModel<Kind>> {
    const wishes = [...new Set(labelled.map(([wish]) => wish))];
    const columns = new Map(wishes.map((wish, column) => [wish, column]));
    const rows = new Map<string, number>();
    const examples = yield* eachInParts(labelled, ([wish, message]) => ({
      column: columns.get(wish) ?? 0,
      rows: rowsOf(message, rows),
    }));
    const points = yield* weigh(examples, { rows: rows.size, columns: wishes.length });
    return new IntentModel(wishes, rows, points);
  }

  /** How much speaks for each wish; only their differences mean something. */
  scores(message: string): Map<Wish, number> {
    const scores = this.#wishes.map(() => 0);
    for (const [trait, weight] of traitsOf(message)) {
      const row = this.#rows.get(trait);
      if (row === undefined) continue;
      const start = row * scores.length;
      for (let at = 0; at < scores.length; at += 1) {
        scores[at] = (scores[at] ?? 0) + weight * (this.#points[start + at] ?? 0);
      }
    }
    return new Map(this.#wishes.map((wish, at) => [wish, scores[at] ?? 0]));
  }
}

/** A trait that is new gets the next row. */
function rowsOf(message: string, known: Map<string, number>): number[] {
  const rows: number[] = [];
  for (const trait of traitsOf(message).keys()) {
    const row = known.get(trait) ?? known.size;
    if (row === known.size) known.set(trait, row);
    rows.push(row);
  }
  return rows;
}

type Size = { readonly rows: number; readonly columns: number };

/** How much more often than elsewhere, as a logarithm. */
function* weigh(examples: readonly Example[], { rows, columns }: Size): InParts<Float32Array> {
  const counts = new Uint32Array(columns);
  const seen = new Uint16Array(rows * columns);
  for (const { column, rows: shown } of examples) {
    counts[column] = (counts[column] ?? 0) + 1;
    for (const row of shown) {
      const place = row * columns + column;
      seen[place] = (seen[place] ?? 0) + 1;
    }
  }
  const points = new Float32Array(rows * columns);
  for (let start = 0; start < seen.length; start += columns) {
    if (start % (512 * columns) === 0) yield;
    weighRow(points, seen, start, counts);
  }
  return points;
}

function weighRow(points: Float32Array, seen: Uint16Array, start: number, counts: Uint32Array) {
  let sum = 0;
  for (let at = 0; at < counts.length; at += 1) {
    sum += (seen[start + at] ?? 0) / (counts[at] ?? 1);
  }
  const usual = sum / counts.length + rarest;
  for (let at = 0; at < counts.length; at += 1) {
    const share = (seen[start + at] ?? 0) / usual;
    points[start + at] = Math.log((share + doubt) / ((counts[at] ?? 0) + doubt));
  }
}
