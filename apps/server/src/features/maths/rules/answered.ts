/** The answer to a task as it was judged. */
export type Answered = {
  readonly kind: string;
  /** At which it counts. */
  readonly level: number;
  readonly isRight: boolean;
  /** What was thought wrong; null where nobody knows. */
  readonly mistake: string | null;
  readonly byProgram: boolean;
  readonly at: string;
};
