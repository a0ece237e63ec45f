import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useCurrentUser } from '../account/shared/session.ts';
import { LoadingLesson } from './empty-lesson.tsx';
import { lastPlaceQuery } from './shared/last-place-query.ts';

/** Leads to the lesson in which the learner goes on; where nobody can say, to the first one. */
export function GoOnPage() {
  const user = useCurrentUser() ?? '';
  const { data, isFetchedAfterMount } = useQuery(lastPlaceQuery());
  if (!isFetchedAfterMount) return <LoadingLesson user={user} />;
  return <Navigate to="/learn/$courseId/$lessonId" params={data?.goOn ?? first} replace />;
}

const first = { courseId: 1, lessonId: 1 };
