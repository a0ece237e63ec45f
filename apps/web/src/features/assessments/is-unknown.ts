import type { Judged } from '@hbg/contract/assessments';

/** Somebody has said that they don't know it yet. */
export function isUnknown({ isRight, choice, order }: Judged): boolean {
  return !isRight && choice === null && order === null;
}
