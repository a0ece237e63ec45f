import { createSnippet, eraseSnippet, type Snippet } from '@hbg/contract/snippets';
import { useOptimisticList } from '../../ui/use-optimistic-list.ts';
import { useStable } from '../../ui/use-stable.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import { draftOf } from './draft.ts';
import { snippetsQuery } from './shared/snippets-query.ts';

/** Gone at once; for ten seconds it can be had back. */
export function useRemove() {
  const owner = useOwnLearner();
  const { remove } = useOptimisticList<Snippet>({
    queryKey: snippetsQuery.queryKey,
    idOf: ({ id }) => id,
  });
  return useStable((snippet: Snippet) => {
    const { id, title } = snippet;
    void remove(snippet, {
      send: () => callAs(owner, eraseSnippet, { params: { id } }),
      failure: `„${title}“ ist noch da`,
      title: `„${title}“ gelöscht`,
      restore: () => callAs(owner, createSnippet, { body: { ...draftOf(snippet), id } }),
      restoreFailure: `„${title}“ ist nicht zurückgekommen`,
    });
  });
}
