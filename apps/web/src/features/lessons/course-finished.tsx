import type { ListedLesson, readCourse } from '@hbg/contract/lessons';
import type { listProgress } from '@hbg/contract/progress';
import type { Answer } from '@hbg/contract/route';
import { Link } from '@tanstack/react-router';
import { Flag, Trophy } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import styles from './course-finished.module.css';
import { LessonHeader } from './lesson-header.tsx';

type Course = Answer<typeof readCourse>;
type Chapter = Course['chapters'][number];

type CourseFinishedProps = {
  user: string;
  course: Course | null;
  lessons: readonly ListedLesson[];
  progress: Answer<typeof listProgress>;
};

/** Behind the last lesson: what was learned, what is still open, and where to go on. */
export function CourseFinished({ user, course, lessons, progress }: CourseFinishedProps) {
  const completed = new Set(progress.filter((row) => row.completed).map((row) => row.lessonId));
  const done = lessons.filter(({ id }) => completed.has(id));
  const open = lessons.find(({ id }) => !completed.has(id));
  const chapters = course?.chapters ?? [];
  const isLearned = ({ lessonIds }: Chapter) => lessonIds.every((id) => completed.has(id));
  const learned = chapters.filter(isLearned);
  const waiting = chapters.filter((chapter) => !isLearned(chapter));
  const percent = (done.length / Math.max(1, lessons.length)) * 100;
  return (
    <div className={styles.page}>
      <LessonHeader
        user={user}
        crumbs={course ? [course.name, 'Ende'] : []}
        progress={{ percent, of: 'dieser Kurs' }}
      />
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {open ? (
          <Flag size={48} className={styles.sign} aria-hidden="true" />
        ) : (
          <Trophy size={48} className={styles.sign} aria-hidden="true" />
        )}
        <h1>{open ? 'Hier endet der Kurs' : 'Kurs geschafft!'}</h1>
        <p className={styles.lead}>
          {open
            ? `Das war die letzte Lektion von „${course?.name ?? 'diesem Kurs'}“. ${done.length} von ${lessons.length} Lektionen hast du geschafft, die übrigen warten auf dich.`
            : `Alle ${lessons.length} Lektionen von „${course?.name ?? 'diesem Kurs'}“ liegen hinter dir. Was du jetzt kannst, kann dir niemand mehr nehmen.`}
        </p>
        <Progress label="Fortschritt im Kurs" value={percent} />
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
          <Link to="/workshop" className={buttonClass({ variant: open ? 'plain' : 'primary' })}>
            In die Werkstatt: eigene Programme
          </Link>
        </nav>
        <Chapters title="Das kannst du jetzt" chapters={learned} completed={completed} />
        <Chapters title="Das wartet noch auf dich" chapters={waiting} completed={completed} />
      </main>
    </div>
  );
}

type ChaptersProps = {
  title: string;
  chapters: readonly Chapter[];
  completed: ReadonlySet<number>;
};

function Chapters({ title, chapters, completed }: ChaptersProps) {
  if (chapters.length === 0) return null;
  return (
    <Card as="section" className={styles.learned} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.chapters}>
        {chapters.map((chapter) => (
          <li key={chapter.title}>
            <h3 className={styles.chapter}>
              {chapter.title}{' '}
              <span className={styles.count}>
                {chapter.lessonIds.filter((id) => completed.has(id)).length} von{' '}
                {chapter.lessonIds.length}
              </span>
            </h3>
            {chapter.description}
          </li>
        ))}
      </ul>
    </Card>
  );
}
