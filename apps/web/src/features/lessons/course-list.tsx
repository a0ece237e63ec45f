import type { ListedLesson } from '@hbg/contract/lessons';
import { Link } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useOneStop } from '../../ui/use-one-stop.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './course-list.module.css';
import { DoneSign, LessonSign } from './lesson-sign.tsx';
import type { LessonState } from './lesson-states.ts';

export type CourseListProps = {
  lessons: readonly ListedLesson[];
  currentId: number;
  /** Of each lesson. */
  states: readonly LessonState[];
  className?: string | undefined;
  title?: ReactNode;
  /** What the arrows come to last, where that isn't in the list. */
  atEnd?: string;
  children?: ReactNode;
};

/** One Tab stop, with what stands around the list: arrows walk from the present lesson. */
const courseStop = { parts: 'a, button', main: '[aria-current]', way: 'list' } as const;

/** All lessons of a course by chapter, the present one in view, and the workshop. */
export function CourseList(props: CourseListProps) {
  const { lessons, currentId, states, className, title, atEnd, children } = props;
  const stop = useOneStop(courseStop);
  const list = useRef<HTMLDivElement>(null);
  const count = lessons.length;
  useEffect(() => {
    if (count > 1) {
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
    }
  }, [count]);
  const isLater = ({ id }: ListedLesson, at: number) =>
    id !== currentId && states[at]?.kind === 'later';
  const firstLater = lessons.findIndex(isLater);
  return (
    <nav {...stop} className={className} aria-label="Kurs-Inhalt">
      {title}
      <div ref={list} className={styles.list}>
        <ol className={styles.lessons}>
          {lessons.map((lesson, index) => (
            <li key={lesson.id}>
              {lesson.category !== lessons[index - 1]?.category && (
                <h3 className={styles.chapter}>{lesson.category}</h3>
              )}
              {index === firstLater && <p className={styles.later}>Ab hier: {later}.</p>}
              <Link
                to="/learn/$courseId/$lessonId"
                params={{ courseId: lesson.courseId, lessonId: lesson.id }}
                {...looksOf(lesson.id === currentId, states[index])}
              >
                <Entry
                  lesson={lesson}
                  isCurrent={lesson.id === currentId}
                  state={states[index] ?? unknown}
                />
              </Link>
            </li>
          ))}
        </ol>
        <p className={styles.keys} aria-hidden="true">
          ↑ ↓ wählen · Enter öffnet{atEnd && ` · Ende: ${atEnd}`}
        </p>
        <Link to="/workshop" className={styles.workshop}>
          <Wrench size={18} aria-hidden="true" /> Werkstatt: eigene Programme
        </Link>
      </div>
      {children}
    </nav>
  );
}

const later = 'kommt später, du darfst trotzdem hinein';
const unknown: LessonState = { kind: 'open' };

function looksOf(isCurrent: boolean, state = unknown) {
  const isLater = state.kind === 'later' && !isCurrent;
  return {
    className: joinClasses(styles.entry, isLater && styles.far),
    ...(isCurrent && { 'aria-current': 'page' as const }),
    ...(isLater && { title: later }),
  };
}

type EntryProps = { lesson: ListedLesson; isCurrent: boolean; state: LessonState };

function Entry({ lesson, isCurrent, state }: EntryProps) {
  const { order, title, duration, type } = lesson;
  return (
    <>
      <LessonSign kind={isCurrent ? 'here' : state.kind} order={order} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span>{title}</span>
          {isCurrent && <DoneSign kind={state.kind} />}
        </span>
        <span className={styles.facts}>
          <span>
            {order} · {duration} min
          </span>
          {type !== 'Interactive' && (
            <Badge tone={type === 'Project' ? 'violet' : 'neutral'}>{type}</Badge>
          )}
          <Told state={state} isCurrent={isCurrent} />
        </span>
      </span>
    </>
  );
}

function Told({ state, isCurrent }: Pick<EntryProps, 'state' | 'isCurrent'>) {
  if (state.kind === 'all') return <VisuallyHidden>geschafft</VisuallyHidden>;
  if (state.kind === 'part') {
    return (
      <span className={styles.goals}>
        <VisuallyHidden>abgeschlossen, </VisuallyHidden>
        {state.goals === 1 ? 'ein Ziel offen' : `${state.goals} Ziele offen`}
      </span>
    );
  }
  if (isCurrent) return null;
  if (state.kind === 'next') return <span className={styles.next}>weiter</span>;
  return state.kind === 'later' && <VisuallyHidden>{later}</VisuallyHidden>;
}
