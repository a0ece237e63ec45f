import type { RunKind } from '@hbg/contract/execution';

/** A program that means harm, and how it has to end on the server. */
export type HostileCase = {
  readonly title: string;
  readonly code: string;
  /** `refused`: it runs to an end of its own and has got nothing. `ended`: a limit has to end it. */
  readonly held: 'refused' | 'ended';
  readonly allowedKinds: readonly RunKind[];
  /** Beside what no program at all may print, see `neverPrinted`. */
  readonly mustNotPrint?: RegExp;
  /** Proves that the report still tells the truth. */
  readonly mustPrint?: RegExp;
  /** The type of the error that has to be reported. */
  readonly errorType?: string;
};

/** Every program prints this word together with what it has got. */
export const neverPrinted = /DURCH|root:[x*]:0:0|uid=\d/;

/** It ends by itself, in one way or the other. */
export const byItself: readonly RunKind[] = ['finished', 'python-error'];
/** Its process or its memory may break with it. */
export const byForce: readonly RunKind[] = [
  'python-error',
  'timed-out',
  'crashed',
  'out-of-memory',
];
