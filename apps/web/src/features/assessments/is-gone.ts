import { readAssessment } from '@hbg/contract/assessments';
import { CallError, isRefused } from '@hbg/contract/client';

/** That of somebody else, or no number of an assessment at all. */
export function isGone(error: unknown): boolean {
  const isNone = error instanceof CallError && error.status === 400;
  return isNone || isRefused(error, readAssessment, 'unknownAssessment');
}
