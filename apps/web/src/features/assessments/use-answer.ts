import {
  type AssessmentState,
  answerItem,
  contestAssessment,
  listAssessments,
  listOpenAssessments,
  listUnaidedChecks,
} from '@hbg/contract/assessments';
import { isRefused } from '@hbg/contract/client';
import type { Sent } from '@hbg/contract/route';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { writeEntry } from '../../ui/entries.ts';
import { showToast } from '../../ui/toast.tsx';
import { saveAs } from '../units/shared/code/call-as.ts';
import { newId } from '../units/shared/code/new-id.ts';
import { draftEntry } from './draft-entry.ts';
import { assessmentQuery } from './queries.ts';

export type Given = Pick<Sent<typeof answerItem>['body'], 'isRight' | 'choice' | 'order' | 'code'>;

/** Sends the answer to the item that is asked; once it is judged, nothing changes it any more. */
export function useAnswer(user: string, state: AssessmentState) {
  const queryClient = useQueryClient();
  const [id] = useState(newId);
  const [hasFailed, setHasFailed] = useState(false);
  const { queryKey } = assessmentQuery(state.id);
  const forgetDraft = () => {
    if (state.item) writeEntry(draftEntry(user, state, state.item), null);
  };
  const { mutate, data, variables, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (given: Given) => {
      const { number = 1, variant = 0 } = state.item ?? {};
      const body = { id, number, variant, ...given };
      return saveAs(user, answerItem, { params: { id: state.id }, body });
    },
    onSuccess: () => {
      setHasFailed(false);
      forgetDraft();
    },
    onError: (error) => {
      const isAnswered = isRefused(error, answerItem, 'notAsked');
      setHasFailed(!isAnswered);
      if (!isAnswered) return;
      // Another device was faster: it goes on where that one is.
      showToast({ title: 'Die hast du schon auf einem anderen Gerät beantwortet.' });
      forgetDraft();
      void queryClient.resetQueries({ queryKey });
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
      // What was typed after the answer.
      forgetDraft();
      if (data.state.result) refresh(queryClient);
      queryClient.setQueryData(queryKey, data.state);
    },
  };
}

/** 'Das kann ich': two more are asked. */
export function useContest(user: string, id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = assessmentQuery(id);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => saveAs(user, contestAssessment, { params: { id } }),
    onSuccess: (state) => queryClient.setQueryData(queryKey, state),
    onError: (error) => {
      // Another tab was faster: what it has come to takes this place.
      if (isRefused(error, contestAssessment, 'notNow'))
        return void queryClient.resetQueries({ queryKey });
      return showToast({
        title: 'Das ist gerade nicht angekommen',
        description: 'Dein Ergebnis bleibt. Versuch es gleich noch einmal.',
        tone: 'destructive',
      });
    },
  });
  return { contest: () => mutate(), isContesting: isPending };
}

function refresh(queryClient: QueryClient): void {
  for (const { path } of [listAssessments, listOpenAssessments, listUnaidedChecks])
    void queryClient.invalidateQueries({ queryKey: [path] });
}
