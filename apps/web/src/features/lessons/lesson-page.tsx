import type { ListedLesson } from '@hbg/contract/lessons';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { useCurrentUser } from '../account/shared/session.ts';
import { CourseFinished } from './course-finished.tsx';
import { LessonHeader } from './lesson-header.tsx';
import styles from './lesson-page.module.css';
import { LessonScreen } from './lesson-screen.tsx';
import { courseQuery, lessonQuery, lessonsQuery } from './queries.ts';
import { readLessonPlace } from './shared/lesson-place.ts';

/** A lesson with all that belongs to it, or the end of the course. */
export function LessonPage() {
  const { courseId, lessonId } = readWritten(useParams({ strict: false }));
  const user = useCurrentUser() ?? '';
  const course = useQuery(courseQuery(courseId));
  const lessons = useQuery(lessonsQuery(courseId));
  const list = lessons.data ?? [];
  const isBeyond = lessonId === (list.at(-1)?.id ?? Number.NaN) + 1;
  const lesson = useQuery({ ...lessonQuery(lessonId), enabled: !lessons.isPending && !isBeyond });
  if (!course.data && !lessons.data) {
    const failed = (
      <Failed onRetry={() => void Promise.all([course.refetch(), lessons.refetch()])} />
    );
    return <Empty user={user}>{lessons.isError ? failed : <Waiting text="Laden..." />}</Empty>;
  }
  if (isBeyond) return <CourseFinished user={user} course={course.data ?? null} lessons={list} />;
  if (lesson.isPending)
    return (
      <Empty user={user}>
        <Waiting text="Lektion wird geladen..." />
      </Empty>
    );
  const shown = lesson.data ?? lessonInstead(list, lessonId);
  if (!shown)
    return (
      <Empty user={user}>
        <Failed onRetry={() => void lesson.refetch()} />
      </Empty>
    );
  return (
    <LessonScreen
      // Nothing of one lesson, or of one learner, stays for another.
      key={`${user}/${shown.id}`}
      user={user}
      courseName={course.data?.name ?? ''}
      lessons={lessons.data ?? [shown]}
      lesson={shown}
    />
  );
}

/** Where the lesson itself can't be read, the list may have it, but for its solution. */
function lessonInstead(lessons: readonly ListedLesson[], id: number): ListedLesson | undefined {
  return lessons.find((lesson) => lesson.id === id) ?? lessons[0];
}

function readWritten({ courseId, lessonId }: { courseId?: unknown; lessonId?: unknown }) {
  return readLessonPlace({ courseId: String(courseId), lessonId: String(lessonId) });
}

function Empty({ user, children }: { user: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <LessonHeader user={user} crumbs={[]} percent={0} />
      <main id="inhalt" tabIndex={-1} className={styles.empty}>
        {children}
      </main>
    </div>
  );
}

function Waiting({ text }: { text: string }) {
  return <output className={styles.waiting}>{text}</output>;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="Die Lektion lässt sich gerade nicht laden"
      description="Prüf, ob das WLAN an ist, und versuch es noch einmal. Dein Code ist sicher."
      onRetry={onRetry}
    />
  );
}
