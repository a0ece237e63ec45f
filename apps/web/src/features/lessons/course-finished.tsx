import type { ListedLesson, readCourse } from '@hbg/contract/lessons';
import type { Answer } from '@hbg/contract/route';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trophy } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import styles from './course-finished.module.css';
import { LessonHeader } from './lesson-header.tsx';
import { allProgressQuery } from './queries.ts';

type CourseFinishedProps = {
  user: string;
  course: Answer<typeof readCourse> | null;
  lessons: readonly ListedLesson[];
};

/** Behind the last lesson: what was learned, what is still open, and where to go on. */
export function CourseFinished({ user, course, lessons }: CourseFinishedProps) {
  const { data: progress = [] } = useQuery(allProgressQuery);
  const completed = new Set(progress.filter((row) => row.completed).map((row) => row.lessonId));
  const done = lessons.filter(({ id }) => completed.has(id));
  const open = lessons.find(({ id }) => !completed.has(id));
  const percent = (done.length / Math.max(1, lessons.length)) * 100;
  return (
    <div className={styles.page}>
      <LessonHeader
        user={user}
        crumbs={course ? [course.name, 'Geschafft'] : []}
        percent={percent}
      />
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        <Trophy size={48} className={styles.sign} aria-hidden="true" />
        <h1>{open ? 'Fast am Ziel' : 'Kurs geschafft!'}</h1>
        <p className={styles.lead}>
          {open
            ? `Du bist am Ende von „${course?.name ?? 'diesem Kurs'}“ angekommen. ${done.length} von ${lessons.length} Lektionen hast du geschafft, die übrigen warten auf dich.`
            : `Alle ${lessons.length} Lektionen von „${course?.name ?? 'diesem Kurs'}“ liegen hinter dir. Was du jetzt kannst, kann dir niemand mehr nehmen.`}
        </p>
        <Progress label="Fortschritt im Kurs" value={percent} />
        <Card as="section" className={styles.learned} aria-label="Das kannst du jetzt">
          <h2>Das kannst du jetzt</h2>
          <ul className={styles.chapters}>
            {(course?.chapters ?? []).map(({ title, description }) => (
              <li key={title}>
                <b>{title}</b> {description}
              </li>
            ))}
          </ul>
        </Card>
        <nav className={styles.next} aria-label="Wie es weitergeht">
          {open && (
            <Link
              to="/learn/$courseId/$lessonId"
              params={{ courseId: open.courseId, lessonId: open.id }}
              className={buttonClass({ variant: 'primary' })}
            >
              Weiter mit „{open.title}“
            </Link>
          )}
          <Link to="/learn" className={buttonClass({ variant: open ? 'plain' : 'primary' })}>
            In die Werkstatt: eigene Programme
          </Link>
        </nav>
      </main>
    </div>
  );
}
