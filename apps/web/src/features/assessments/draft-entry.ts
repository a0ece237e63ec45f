import type { AssessmentState, Item } from '@hbg/contract/assessments';

/** Where what is written for an item waits in this browser until it is answered. */
export function draftEntry(
  user: string,
  { id }: AssessmentState,
  { number, variant }: Item,
): string {
  return `assessment/${user}/${id}/${number}/${variant}`;
}
