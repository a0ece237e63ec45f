/** One moment of a program that was recorded: its calls as they stood then, the outermost first. */
export type Step = {
  /** A line that is about to run; the one at which the program has failed; or its end. */
  readonly kind: 'line' | 'failed' | 'finished';
  readonly line: number;
  readonly calls: readonly Call[];
  /** So many calls between the outermost one and the others aren't told of. */
  readonly leftOut: number;
};

/** A function that is running, or the program itself. What hasn't changed is the same object. */
export type Call = {
  readonly id: number;
  /** Empty for the program itself, `class …` while a class is made. */
  readonly function: string;
  readonly line: number;
  readonly values: readonly Value[];
  /** The names of the values that are new or others than before. */
  readonly changed: readonly string[];
};

export type Value = {
  readonly name: string;
  readonly text: string;
  /** The attributes of an object whose class is the learner's own. */
  readonly parts: readonly Part[];
};

export type Part = { readonly name: string; readonly text: string };
