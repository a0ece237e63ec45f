import type { Step } from '@hbg/python/steps/recording';
import type { ProgramResult } from '../run-python.ts';
import type { Transcript } from '../transcript.ts';

/** A step, and what stood in the console at that moment. */
export type RecordedStep = Step & { readonly transcript: Transcript };

export type Recording = {
  readonly steps: readonly RecordedStep[];
  /** The program would have gone on: no more steps fitted. */
  readonly isCut: boolean;
  readonly result: ProgramResult;
};
