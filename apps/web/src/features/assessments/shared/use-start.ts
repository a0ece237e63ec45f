import { startAssessment, startUnaidedCheck } from '@hbg/contract/assessments';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '../../../ui/toast.tsx';
import { learnerKey } from '../../account/shared/learners.ts';
import { useCurrentUser } from '../../account/shared/session.ts';
import { saveAs } from '../../units/shared/code/call-as.ts';

/** Begins an assessment, or the check of a unit without help, and goes there. */
export function useStart() {
  const user = learnerKey(useCurrentUser() ?? '');
  const go = useNavigate();
  const { mutate, isPending } = useMutation({
    // Without a network it says so.
    networkMode: 'always',
    mutationFn: (unit: string | null) =>
      unit === null
        ? saveAs(user, startAssessment, { body: {} })
        : saveAs(user, startUnaidedCheck, { body: { unit } }),
    onSuccess: ({ id }) =>
      void go({ to: '/profile/assessment/$assessmentId', params: { assessmentId: id } }),
    onError: () =>
      showToast({
        title: 'Die Aufgaben lassen sich gerade nicht holen',
        description: 'Versuch es noch einmal, sobald die Garage wieder da ist.',
        tone: 'destructive',
      }),
  });
  return { start: (unit: string | null = null) => mutate(unit), isStarting: isPending };
}
