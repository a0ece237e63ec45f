import type { Advice } from '../explanation.ts';
import type { Program } from './program.ts';

/** Looks through a program for one kind of mistake. */
export type Check = (program: Program) => readonly Advice[];

/** What a run tells besides the code. */
export type RunFacts = {
  /** False when it was stopped, by the learner or by a limit. */
  readonly isFinished: boolean;
  /** All that it printed. */
  readonly output: string;
  readonly hasDrawn: boolean;
  /** What was typed when it asked, line by line. */
  readonly answers: readonly string[];
  /** The lines where it was when it was stopped, one for each call; empty when that isn't known. */
  readonly stoppedAt: readonly number[];
};
