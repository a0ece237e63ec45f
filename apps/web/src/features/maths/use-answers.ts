import { answerTask, type MathsStanding } from '@hbg/contract/maths';
import { listRecommendations } from '@hbg/contract/profile';
import type { Sent } from '@hbg/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { entryKey, hasWork } from '../achievements/shared/ledger-entries.ts';
import { send } from '../achievements/shared/ledger-queue.ts';
import { newId } from '../units/shared/code/new-id.ts';
import { afterAnswer, type Given } from './after-answer.ts';
import { mathsQuery } from './queries.ts';

export type NewAnswer = {
  readonly sent: Omit<Sent<typeof answerTask>['body'], 'id' | 'madeAt'>;
  readonly given: Given;
};

/** Keeps each answer, and shows at once what it has brought. */
export function useAnswers(user: string) {
  const queryClient = useQueryClient();
  const { queryKey } = mathsQuery;
  const { mutate } = useMutation({
    mutationKey: [answerTask.path],
    // The queue waits for the network by itself.
    networkMode: 'always',
    mutationFn: async ({ sent }: NewAnswer) => {
      const answer = { id: newId(), madeAt: new Date().toISOString(), ...sent };
      await send(user, entryKey(user, answer.madeAt, answer.id), { kind: 'maths', answer });
    },
    onMutate: async ({ given }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (known: MathsStanding | undefined) => known && afterAnswer(known, given),
      );
    },
    onSettled: () => {
      // Only the server's word on the last of several answers is as new as what is shown.
      const isLast = queryClient.isMutating({ mutationKey: [answerTask.path] }) === 1;
      if (!isLast || hasWork(user)) return;
      for (const key of [queryKey, [listRecommendations.path]]) {
        void queryClient.invalidateQueries({ queryKey: key });
      }
    },
  });
  return mutate;
}
