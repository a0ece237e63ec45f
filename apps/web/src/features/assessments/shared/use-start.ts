import { startAssessment, startUnaidedCheck } from '@hbg/contract/assessments';
import { isRefused } from '@hbg/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { callProblem } from '../../../ui/call-problem.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useOwnLearner } from '../../account/shared/use-own-learner.ts';
import { saveAs } from '../../units/shared/code/call-as.ts';
import { unaidedChecksQuery } from './queries.ts';

/** Begins an assessment, or the check of a unit without help, and goes there. */
export function useStart() {
  const user = useOwnLearner();
  const go = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    // Without a network it says so.
    networkMode: 'always',
    mutationFn: (unit: string | null) =>
      unit === null
        ? saveAs(user, startAssessment, { body: undefined })
        : saveAs(user, startUnaidedCheck, { body: { unit } }),
    onSuccess: ({ id }) =>
      void go({ to: '/profile/assessment/$assessmentId', params: { assessmentId: id } }),
    onError: (error) => {
      if (isRefused(error, startUnaidedCheck, 'unknownUnit')) {
        showToast({ title: 'Das hast du schon ohne Hilfe probiert' });
        void queryClient.invalidateQueries({ queryKey: unaidedChecksQuery.queryKey });
        return;
      }
      const title = 'Die Aufgaben lassen sich gerade nicht holen';
      const description = callProblem(error);
      if (description) showToast({ title, description, tone: 'destructive' });
    },
  });
  return { start: (unit: string | null = null) => mutate(unit), isStarting: isPending };
}
