/** Counts from 1, in the units of the editor (UTF-16); the end column is the one behind the last character. */
export type Place = {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
};

/** What a learner is told: one sentence says what is wrong, one says what to try. */
export type Advice = {
  /** Stable, for statistics and for links to lessons. */
  readonly kind: string;
  readonly titel: string;
  /** This and the tip hold pieces of code in `backticks`. */
  readonly erklaerung: string;
  readonly tipp: string;
  /** The place to mark in the editor: where the cause is, which isn't always where Python stopped. */
  readonly stelle: Place | null;
};

export type Explanation = Advice & {
  /** As Python says it. */
  readonly original: string;
};
