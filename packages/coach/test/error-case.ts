/** A program, and what the coach has to say about its error. */
export type ErrorCase = {
  readonly code: string;
  readonly kind: string;
  /** What the two sentences must say, word for word. */
  readonly mentions: readonly string[];
  /** Where the mark begins. */
  readonly line?: number;
  readonly column?: number;
  /** What is typed when the program asks; null where there is nobody to ask. Missing: it doesn't ask. */
  readonly answers?: readonly string[] | null;
};
