import {
  type PathProgress,
  type PathStep,
  pausePath,
  startPath,
  tickStep,
} from '@hbg/contract/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callProblem } from '../../ui/call-problem.ts';
import { showToast } from '../../ui/toast.tsx';
import { useOptimisticData } from '../../ui/use-optimistic-data.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { tellOfSent } from '../achievements/shared/ledger-queue.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import { pathProgressQuery, pathStepsQuery } from './shared/path-queries.ts';

/** Starts a path or goes on with it, and lays it aside. */
export function usePathSwitch(id: number) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const { queryKey } = pathProgressQuery;
  const { mutate, isPending } = useMutation({
    mutationFn: (isOn: boolean) => {
      const sent = { params: { id } };
      return isOn ? callAs(owner, startPath, sent) : callAs(owner, pausePath, sent);
    },
    onSuccess: async (progress) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && withProgress(known, progress));
      await queryClient.invalidateQueries({ queryKey });
    },
    onError: (error, isOn) => {
      const title = isOn ? 'Der Lernpfad ist nicht gestartet' : 'Der Lernpfad läuft noch';
      const description = callProblem(error);
      if (description) showToast({ title, description, tone: 'destructive' });
    },
  });
  return { turn: mutate, isTurning: isPending };
}

/** The one that moved last comes first. */
function withProgress(known: readonly PathProgress[], progress: PathProgress): PathProgress[] {
  return [progress, ...known.filter(({ pathId }) => pathId !== progress.pathId)];
}

/** Ticks a step that is done by hand; it shows at once. */
export function useTick(pathId: number) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const change = useOptimisticData<readonly PathStep[]>(pathStepsQuery(pathId).queryKey);
  return async ({ id }: PathStep, isDone: boolean) => {
    const ticking = (ticked: boolean) => (steps: readonly PathStep[]) =>
      steps.map((step) => (step.id === id ? { ...step, isDone: ticked } : step));
    const isTaken = await change({
      apply: ticking(isDone),
      revert: ticking(!isDone),
      send: () => callAs(owner, tickStep, { params: { id }, body: { isDone } }),
      failure: isDone ? 'Der Haken ist nicht gespeichert' : 'Der Haken ist noch da',
    });
    if (isTaken && isDone) tellOfSent();
    await queryClient.invalidateQueries({ queryKey: pathProgressQuery.queryKey });
  };
}
