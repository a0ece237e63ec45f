import type { ListedLesson } from '@hbg/contract/lessons';
import { Link } from '@tanstack/react-router';
import { Bot, Check, Lock, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './course-sidebar.module.css';

type CourseSidebarProps = {
  lessons: readonly ListedLesson[];
  currentId: number;
  completed: ReadonlySet<number>;
  onAsk: () => void;
};

export function CourseSidebar({ lessons, currentId, completed, onAsk }: CourseSidebarProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <nav className={styles.sidebar} aria-label="Kurs-Inhalt">
      <h2 className={styles.title}>Kurs-Inhalt</h2>
      <ol ref={list} className={styles.list}>
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
      <section className={styles.tutor} aria-label="AI Tutor">
        <h3 className={styles.tutorTitle}>
          <Bot size={20} /> AI Tutor
        </h3>
        <p>Steckst du fest? Ich gebe dir einen Hinweis, keine Lösung.</p>
        <Button className={styles.ask} onClick={onAsk}>
          Frage stellen
        </Button>
      </section>
    </nav>
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
        <span className={styles.sign} data-kind={signOf(index, isCurrent)}>
          {signs[signOf(index, isCurrent)] ?? order}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{title}</span>
          <span className={styles.facts}>
            {order} · {duration} min
          </span>
        </span>
        <span className={styles.marks}>
          <Badge tone={tones[type]}>{type}</Badge>
          {isDone && (
            <span className={styles.done}>
              <Check size={14} aria-hidden="true" />
              <VisuallyHidden>geschafft</VisuallyHidden>
            </span>
          )}
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
