import type { ListedLesson } from '@hbg/contract/lessons';
import { Link } from '@tanstack/react-router';
import { Check, Lock, Play, Wrench } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './course-list.module.css';

export type CourseListProps = {
  lessons: readonly ListedLesson[];
  currentId: number;
  completed: ReadonlySet<number>;
};

/** All lessons of a course by chapter, the present one in view. */
export function CourseList({ lessons, currentId, completed }: CourseListProps) {
  const list = useRef<HTMLDivElement>(null);
  const count = lessons.length;
  useEffect(() => {
    if (count > 1) {
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
    }
  }, [count]);
  return (
    <div ref={list} className={styles.list}>
      <ol className={styles.lessons}>
        {lessons.map((lesson, index) => (
          <Entry
            key={lesson.id}
            lesson={lesson}
            index={index}
            isCurrent={lesson.id === currentId}
            isDone={completed.has(lesson.id)}
            chapter={lesson.category === lessons[index - 1]?.category ? null : lesson.category}
          />
        ))}
      </ol>
      <Link to="/workshop" className={styles.workshop}>
        <Wrench size={18} aria-hidden="true" /> Werkstatt: eigene Programme
      </Link>
    </div>
  );
}

type EntryProps = {
  lesson: ListedLesson;
  /** In the list, from 0: the sign in front of it goes by the place alone. */
  index: number;
  isCurrent: boolean;
  isDone: boolean;
  /** Where a new one begins. */
  chapter: string | null;
};

function Entry({ lesson, index, isCurrent, isDone, chapter }: EntryProps) {
  const { id, courseId, order, title, duration, type } = lesson;
  const isFar = index > 1 && !isCurrent;
  const sign = signOf(index, isCurrent);
  // The first lesson has its check mark also where the sign of the current one takes its place.
  const isChecked = isDone || (index === 0 && isCurrent);
  return (
    <li>
      {chapter && <h3 className={styles.chapter}>{chapter}</h3>}
      <Link
        to="/learn/$courseId/$lessonId"
        params={{ courseId, lessonId: id }}
        className={styles.entry}
        aria-current={isCurrent ? 'page' : undefined}
        data-far={isFar && !isDone ? true : undefined}
      >
        <span className={styles.sign} data-kind={sign}>
          {signs[sign] ?? order}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            <span>{title}</span>
            {isChecked && (
              <span className={styles.done}>
                <Check size={16} aria-hidden="true" />
                {isDone && <VisuallyHidden>geschafft</VisuallyHidden>}
              </span>
            )}
          </span>
          <span className={styles.facts}>
            <span>
              {order} · {duration} min
            </span>
            <Badge tone={tones[type]}>{type}</Badge>
          </span>
        </span>
      </Link>
    </li>
  );
}

type Sign = 'check' | 'play' | 'lock' | 'none';

const signs = {
  check: <Check size={16} aria-hidden="true" />,
  play: <Play size={14} fill="currentColor" aria-hidden="true" />,
  lock: <Lock size={14} aria-hidden="true" />,
  none: null,
};
const tones = { Theory: 'neutral', Interactive: 'phosphor', Project: 'violet' } as const;

function signOf(index: number, isCurrent: boolean): Sign {
  if (isCurrent) return 'play';
  if (index === 0) return 'check';
  return index > 1 ? 'lock' : 'none';
}
