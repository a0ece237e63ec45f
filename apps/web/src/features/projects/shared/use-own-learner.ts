import { learnerKey } from '../../account/shared/learners.ts';
import { useCurrentUser } from '../../account/shared/session.ts';

/** Whose work it is that is sent. */
export function useOwnLearner(): string {
  return learnerKey(useCurrentUser() ?? '');
}
