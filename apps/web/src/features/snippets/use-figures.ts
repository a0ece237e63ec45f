import { likeSnippet, type Snippet, viewSnippet } from '@hbg/contract/snippets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callProblem } from '../../ui/call-problem.ts';
import { showToast } from '../../ui/toast.tsx';
import { useStable } from '../../ui/use-stable.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import { isUnknownCall, tellComingSoon } from './coming-soon.ts';
import { snippetsQuery } from './shared/snippets-query.ts';

/** Likes show at once, and go back when the server doesn't take them; views are told once a visit. */
export function useFigures() {
  const owner = useOwnLearner();
  const put = usePut();
  const seen = useRef(new Set<string>());
  const { mutate } = useMutation({
    mutationFn: ({ id }: Snippet) => callAs(owner, likeSnippet, { params: { id } }),
    onMutate: ({ id, isLiked, likes }) =>
      put(id, { isLiked: !isLiked, likes: likes + (isLiked ? -1 : 1) }),
    onSuccess: (answer, { id }) => put(id, answer),
    onError: (error, { id, isLiked, likes, title }) => {
      put(id, { isLiked, likes });
      if (isUnknownCall(error)) tellComingSoon('like');
      else tellNotLiked(title, error);
    },
  });
  const view = async ({ id }: Snippet) => {
    if (seen.current.has(id)) return;
    seen.current.add(id);
    try {
      put(id, await callAs(owner, viewSnippet, { params: { id } }));
    } catch {
      // It is used all the same.
      seen.current.delete(id);
    }
  };
  return {
    like: useStable((snippet: Snippet) => mutate(snippet)),
    view: useStable((snippet: Snippet) => void view(snippet)),
  };
}

function usePut() {
  const queryClient = useQueryClient();
  return (id: string, figures: Partial<Pick<Snippet, 'likes' | 'isLiked' | 'views'>>) => {
    queryClient.setQueryData(snippetsQuery.queryKey, (snippets) =>
      snippets?.map((snippet) => (snippet.id === id ? { ...snippet, ...figures } : snippet)),
    );
  };
}

function tellNotLiked(title: string, error: Error) {
  const description = callProblem(error);
  if (description) {
    showToast({ title: `„${title}“ ist nicht bewertet`, description, tone: 'destructive' });
  }
}
