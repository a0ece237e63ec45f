import { learnerKey } from './learners.ts';
import { useCurrentUser } from './session.ts';

/** Whose work it is that is kept and sent. */
export function useOwnLearner(): string {
  return learnerKey(useCurrentUser() ?? '');
}
