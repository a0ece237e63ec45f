import { CallError } from '@hbg/contract/client';
import type { ListedLesson, readCourse } from '@hbg/contract/lessons';
import type { Answer } from '@hbg/contract/route';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, useDeferredValue } from 'react';
import { useFocusOnPart, useTabTitle } from '../../shell/arrival.tsx';
import { lazyPart } from '../../shell/lazy-part.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useCurrentUser } from '../account/shared/session.ts';
import { EmptyLesson, LoadingLesson, Waiting } from './empty-lesson.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { allProgressQuery, courseQuery, lessonQuery, lessonsQuery } from './queries.ts';
import { idAfter, idOfEnd } from './shared/lesson-links.ts';
import { readLessonPlace } from './shared/lesson-place.ts';

/** A lesson with all that belongs to it, or the end of the course. */
export function LessonPage() {
  const { courseId, lessonId } = readWritten(useParams({ strict: false }));
  const user = useCurrentUser() ?? '';
  const course = useQuery(courseQuery(courseId));
  const lessons = useQuery(lessonsQuery(courseId));
  const list = lessons.data ?? [];
  // The course is a small answer: the lesson needn't wait for all others.
  const { lessonIds, isBeyond, isNone } = placeOf(lessonId, course.data, list);
  const lesson = useQuery({
    ...lessonQuery(lessonId),
    enabled: !course.isPending && !isBeyond && !isNone,
  });
  const progress = useQuery({ ...allProgressQuery, enabled: isBeyond });
  const own = lesson.data?.courseId === courseId ? lesson.data : undefined;
  const isLoading = lesson.isPending || (!own && lessons.isPending);
  const shown = isLoading ? null : (own ?? lessonInstead(list, lessonId) ?? null);
  // So much is drawn in slices: the page answers meanwhile.
  const drawn = useDeferredValue(shown, null);
  useTabTitle(isBeyond ? 'Ende des Kurses' : isNone ? noLesson : (drawn?.title ?? 'Lektion'));
  useFocusOnPart(isBeyond ? lessons.data && progress.data && lessonId : drawn?.id);
  const retry = () => retryFailed([course, lessons, lesson, progress]);
  if (!course.data && !lessons.data) {
    const problem = isMissing(lessons.error) ? <NoCourse /> : <Failed onRetry={retry} />;
    return (
      <EmptyLesson user={user}>
        {lessons.isError ? problem : <Waiting text="Laden..." />}
      </EmptyLesson>
    );
  }
  if (isNone) {
    return (
      <EmptyLesson user={user}>
        <NoLesson courseId={courseId} firstId={lessonIds[0]} name={course.data?.name} />
      </EmptyLesson>
    );
  }
  if (isBeyond && lessons.data && progress.data) {
    const { data = null } = course;
    return (
      <Suspense fallback={<LoadingLesson user={user} />}>
        <CourseFinished user={user} course={data} lessons={list} progress={progress.data} />
      </Suspense>
    );
  }
  if (isBeyond ? lessons.isPending || progress.isPending : isLoading || (shown && !drawn)) {
    return <LoadingLesson user={user} />;
  }
  if (isBeyond || !drawn) return <NotLoaded user={user} onRetry={retry} />;
  return (
    <LessonScreen
      // Nothing of one lesson, or of one learner, stays for another.
      key={`${user}/${drawn.id}`}
      user={user}
      courseName={course.data?.name ?? ''}
      lessons={lessons.data ?? [drawn]}
      lesson={drawn}
      nextId={idAfter(drawn.id, lessonIds)}
    />
  );
}

function retryFailed(queries: readonly Pick<UseQueryResult, 'isError' | 'refetch'>[]) {
  const failed = queries.filter(({ isError }) => isError);
  void Promise.all(failed.map(({ refetch }) => refetch()));
}

type Course = Answer<typeof readCourse>;

/** Whether the course has the lesson, or ends right before it; while nobody knows, neither. */
function placeOf(id: number, course: Course | undefined, list: readonly ListedLesson[]) {
  const inCourse = course?.chapters.flatMap(({ lessonIds }) => lessonIds) ?? [];
  const lessonIds = inCourse.length > 0 ? inCourse : list.map(({ id }) => id);
  const isBeyond = lessonIds.length > 0 && id === idOfEnd(lessonIds);
  const isNone = lessonIds.length > 0 && !isBeyond && !lessonIds.includes(id);
  return { lessonIds, isBeyond, isNone };
}

const noLesson = 'Diese Lektion gibt es nicht';

/** Few get there, and none at first. */
const CourseFinished = lazyPart(async () => (await import('./course-finished.tsx')).CourseFinished);
const NoCourse = lazyPart(async () => (await import('./not-there.tsx')).NoCourse);
const NoLesson = lazyPart(async () => (await import('./not-there.tsx')).NoLesson);

/** Where the lesson itself can't be read, the list may have it, but for its solution. */
function lessonInstead(lessons: readonly ListedLesson[], id: number): ListedLesson | undefined {
  return lessons.find((lesson) => lesson.id === id) ?? lessons[0];
}

function readWritten({ courseId, lessonId }: { courseId?: unknown; lessonId?: unknown }) {
  return readLessonPlace({ courseId: String(courseId), lessonId: String(lessonId) });
}

function isMissing(error: Error | null): boolean {
  return error instanceof CallError && error.status === 404;
}

function NotLoaded({ user, onRetry }: { user: string; onRetry: () => void }) {
  return (
    <EmptyLesson user={user}>
      <Failed onRetry={onRetry} />
    </EmptyLesson>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <VisuallyHidden>
        <h1>Lektion</h1>
      </VisuallyHidden>
      <ErrorState
        title="Die Lektion lässt sich gerade nicht laden"
        description="Prüf, ob das WLAN an ist, und versuch es noch einmal. Dein Code ist sicher."
        onRetry={onRetry}
      />
    </>
  );
}
