import {
  type AssessmentState,
  answerItem,
  contestAssessment,
  listAssessments,
  listUnaidedChecks,
} from '@hbg/contract/assessments';
import { isRefused } from '@hbg/contract/client';
import type { Sent } from '@hbg/contract/route';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { saveAs } from '../units/shared/code/call-as.ts';
import { newId } from '../units/shared/code/new-id.ts';
import { assessmentQuery } from './queries.ts';

export type Given = Pick<Sent<typeof answerItem>['body'], 'isRight' | 'choice' | 'order'>;

/** Sends the answer to the item that is asked; once it is judged, nothing changes it any more. */
export function useAnswer(user: string, state: AssessmentState) {
  const queryClient = useQueryClient();
  const [id] = useState(newId);
  const [hasFailed, setHasFailed] = useState(false);
  const { queryKey } = assessmentQuery(state.id);
  const { mutate, data, variables, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (given: Given) => {
      const { number = 1, variant = 0 } = state.item ?? {};
      const body = { id, number, variant, ...given };
      return saveAs(user, answerItem, { params: { id: state.id }, body });
    },
    onSuccess: () => setHasFailed(false),
    onError: (error) => {
      setHasFailed(true);
      // Another device was faster: it goes on where that one is.
      if (isRefused(error, answerItem, 'notAsked')) void queryClient.resetQueries({ queryKey });
    },
  });
  return {
    judged: data?.judged ?? null,
    isSending: isPending,
    hasFailed,
    give: (given: Given) => {
      if (!isPending && !data) mutate(given);
    },
    again: () => {
      if (variables) mutate(variables);
    },
    goOn: () => {
      if (!data) return;
      if (data.state.result) refresh(queryClient);
      queryClient.setQueryData(queryKey, data.state);
    },
  };
}

/** 'Das kann ich': two more are asked. */
export function useContest(user: string, id: string) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => saveAs(user, contestAssessment, { params: { id } }),
    onSuccess: (state) => queryClient.setQueryData(assessmentQuery(id).queryKey, state),
    onError: () =>
      showToast({
        title: 'Das ist gerade nicht angekommen',
        description: 'Dein Ergebnis bleibt. Versuch es gleich noch einmal.',
        tone: 'destructive',
      }),
  });
  return { contest: () => mutate(), isContesting: isPending };
}

function refresh(queryClient: QueryClient): void {
  for (const { path } of [listAssessments, listUnaidedChecks])
    void queryClient.invalidateQueries({ queryKey: [path] });
}
