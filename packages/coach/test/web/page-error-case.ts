/** A script, and what the coach has to say about its error. */
export type PageErrorCase = {
  readonly script: string;
  readonly html?: string;
  /** As Chromium, Firefox, WebKit and the parser word it, where they differ. */
  readonly says: readonly string[];
  /** Where the browser stopped; the column is Chromium's. */
  readonly line: number;
  readonly column?: number;
  readonly kind: string;
  /** What title and sentences must say, word for word. */
  readonly mentions: readonly string[];
  /** Line and column at which the mark begins. */
  readonly marks?: readonly [line: number, column: number];
};
