import type { LearnerId } from '@hbg/contract/account';
import { CallError } from '@hbg/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { learners } from '../account/shared/learners.ts';
import { currentUserQuery } from '../account/shared/queries.ts';
import { currentUser } from '../account/shared/session.ts';

/** Whose page this is; a name that the family has changed since names nobody. */
export function currentLearner(): LearnerId | undefined {
  return learners.find(({ name }) => name === currentUser())?.id;
}

/** Somebody else has logged in since: the page asks who, and becomes theirs. */
export function askWhoIsHere(error: unknown, queryClient: QueryClient) {
  if (!(error instanceof CallError) || error.refusal !== 'otherLearner') return;
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}
