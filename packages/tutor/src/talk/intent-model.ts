import { rowOf, type TextTable, tableOf } from '../learned/text-table.ts';
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
export type IntentModel<Wish extends string> = {
  readonly wishes: readonly Wish[];
  readonly traits: TextTable;
  /** In the row of each trait how much it speaks for each wish. */
  readonly points: Float16Array;
};

export function learnIntents<Wish extends string>(
  labelled: readonly Labelled<Wish>[],
): IntentModel<Wish> {
  const wishes = [...new Set(labelled.map(([wish]) => wish))];
  const read = labelled.map(([wish, message]) => {
    return { column: wishes.indexOf(wish), traits: [...traitsOf(message).keys()] };
  });
  const traits = tableOf(read.flatMap((each) => each.traits));
  const examples = read.map(({ column, traits: shown }) => {
    return { column, rows: shown.map((trait) => rowOf(traits, trait)) };
  });
  return { wishes, traits, points: weigh(examples, traits.length, wishes.length) };
}

/** How much speaks for each wish; only their differences mean something. */
export function scoresOf<Wish extends string>(
  { wishes, traits, points }: IntentModel<Wish>,
  message: string,
): ReadonlyMap<Wish, number> {
  const scores = wishes.map(() => 0);
  for (const [trait, weight] of traitsOf(message)) {
    const row = rowOf(traits, trait);
    if (row < 0) continue;
    for (let at = 0; at < scores.length; at += 1) {
      scores[at] = (scores[at] ?? 0) + weight * (points[row * scores.length + at] ?? 0);
    }
  }
  return new Map(wishes.map((wish, at) => [wish, scores[at] ?? 0]));
}

type Example = { readonly column: number; readonly rows: readonly number[] };

/** How much more often than elsewhere, as a logarithm. */
function weigh(examples: readonly Example[], rows: number, columns: number): Float16Array {
  const counts = new Uint32Array(columns);
  const seen = new Uint16Array(rows * columns);
  for (const { column, rows: shown } of examples) {
    counts[column] = (counts[column] ?? 0) + 1;
    for (const row of shown) {
      const place = row * columns + column;
      seen[place] = (seen[place] ?? 0) + 1;
    }
  }
  const points = new Float16Array(rows * columns);
  for (let start = 0; start < seen.length; start += columns) {
    weighRow(points, seen, start, counts);
  }
  return points;
}

function weighRow(points: Float16Array, seen: Uint16Array, start: number, counts: Uint32Array) {
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
