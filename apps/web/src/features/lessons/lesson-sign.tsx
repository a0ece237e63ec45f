import { ArrowRight, Check, Lock, Play } from 'lucide-react';
import styles from './lesson-sign.module.css';
import type { LessonState } from './lesson-states.ts';

type LessonSignProps = { kind: LessonState['kind'] | 'here'; order: number };

/** In front of a lesson: done, half done, here, next, its number, or later. */
export function LessonSign({ kind, order }: LessonSignProps) {
  return (
    <span className={styles.sign} data-kind={kind}>
      {kind === 'open' ? order : signs[kind]}
    </span>
  );
}

/** Beside the title of the present lesson, whose sign says that it is here. */
export function DoneSign({ kind }: Pick<LessonSignProps, 'kind'>) {
  if (kind !== 'all' && kind !== 'part') return null;
  return <span className={styles.done}>{signs[kind]}</span>;
}

function HalfRing() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      strokeWidth="2.25"
      aria-hidden="true"
    >
      <circle className={styles.ring} cx="8" cy="8" r="6" />
      <path d="M8 14A6 6 0 0 1 8 2" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}

const signs = {
  all: <Check size={16} aria-hidden="true" />,
  part: <HalfRing />,
  here: <Play size={14} fill="currentColor" aria-hidden="true" />,
  next: <ArrowRight size={16} aria-hidden="true" />,
  later: <Lock size={12} aria-hidden="true" />,
};
