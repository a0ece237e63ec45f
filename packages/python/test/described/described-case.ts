/** A program that makes `x`, and what a learner is shown of it. */
export type DescribedCase = {
  readonly title: string;
  /** `spy` prints and ends the program: whoever describes `x` must not come to it. */
  readonly code: string;
  /** In the steps. */
  readonly text: string | RegExp;
  /** In the steps: the attributes of an object. */
  readonly parts?: Readonly<Record<string, string>>;
  /** In the facts about an error. Left out: the same as in the steps. */
  readonly repr?: string | RegExp;
  /** What the program prints itself. Left out: nothing. */
  readonly output?: string;
};
