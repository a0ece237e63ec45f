/** A message within a lesson, and what a good answer to it is like. */
export type LessonQuestion = {
  readonly asks: string;
  /** The number of the lesson. */
  readonly at: number;
  /** What the last answer was about. */
  readonly after?: { readonly intent: string; readonly concept?: string };
  /** The last run ended with the error that the starter of lesson 4 has. */
  readonly isRed?: true;
  /** This program ran to its end. */
  readonly ran?: { readonly code: string; readonly output: string };
  /** Kinds of messages and cards; any of them is right. */
  readonly is?: readonly string[];
  readonly says?: RegExp;
  readonly never?: RegExp;
};
