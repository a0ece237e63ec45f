import type { Intent } from '../src/talk/intent.ts';

/** A message of a child, and what a good tutor answers. */
export type Question = {
  readonly asks: string;
  /** Concept cards: the best first, any of them is right. */
  readonly wants?: readonly string[];
  /** Instead: what kind of message it is. */
  readonly behaves?: Intent;
};
