import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './empty-lesson.module.css';
import { LessonHeader } from './lesson-header.tsx';

/** The page of a lesson without one. */
export function EmptyLesson({ user, children }: { user: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <LessonHeader user={user} crumbs={[]} progress={null} />
      <main id="inhalt" tabIndex={-1} className={styles.empty}>
        <Suspense>{children}</Suspense>
      </main>
    </div>
  );
}

export function LoadingLesson({ user }: { user: string }) {
  return (
    <EmptyLesson user={user}>
      <Waiting text="Lektion wird geladen..." />
    </EmptyLesson>
  );
}

export function Waiting({ text }: { text: string }) {
  return (
    <div className={styles.waiting}>
      <output>{text}</output>
      <div aria-hidden="true">
        <Skeleton lines={5} label="" />
      </div>
      <div aria-hidden="true">
        <Skeleton height={144} label="" />
      </div>
    </div>
  );
}
