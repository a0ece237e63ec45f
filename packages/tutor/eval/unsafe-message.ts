import type { UnsafeKind } from '../src/safety/unsafe.ts';

export type UnsafeMessage = {
  readonly says: string;
  /** Personal data isn't unsafe to answer, but unsafe to pass on. */
  readonly is: UnsafeKind | 'personal-data';
};
