import { startAssessment } from '@hbg/contract/assessments';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { saveAs } from '../units/shared/code/call-as.ts';
import { isGone } from './is-gone.ts';
import { NoAssessment } from './no-assessment.tsx';

/** A link to a topic begins its assessment, or goes on with it. */
export function TopicStart({ user, topic }: { user: string; topic: string }) {
  const query = useQuery({
    queryKey: [startAssessment.path, user, topic],
    queryFn: () => saveAs(user, startAssessment, { body: { topic } }),
    gcTime: 0,
  });
  if (isGone(query.error)) return <NoAssessment />;
  return (
    <QueryView
      query={query}
      loading={<Skeleton label="Aufgabe wird geladen..." height={320} />}
      failing={{
        title: 'Die Aufgaben lassen sich gerade nicht holen',
        safe: 'Was du schon beantwortet hast, liegt sicher in der Garage.',
      }}
    >
      {({ id }) => (
        <Navigate to="/profile/assessment/$assessmentId" params={{ assessmentId: id }} replace />
      )}
    </QueryView>
  );
}
