import { learnerKey } from '../account/shared/learners.ts';
import { useCurrentUser } from '../account/shared/session.ts';

/** Whose plan it is. */
export function useOwnLearner(): string {
  return learnerKey(useCurrentUser() ?? '');
}
