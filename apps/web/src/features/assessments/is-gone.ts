import { readAssessment, startAssessment } from '@hbg/contract/assessments';
import { CallError, isRefused } from '@hbg/contract/client';

/** That of somebody else, one that was left long ago, or no number of an assessment and no topic at all. */
export function isGone(error: unknown): boolean {
  const isNone = error instanceof CallError && error.status === 400;
  return (
    isNone ||
    isRefused(error, readAssessment, 'unknownAssessment') ||
    isRefused(error, startAssessment, 'unknownTopic')
  );
}
