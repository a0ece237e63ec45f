import type { MasteryArea, MasteryLesson } from '@hbg/contract/mastery';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { LazyNextUp } from '../../profile/shared/lazy-next-up.tsx';
import { areaWords } from '../area-words.ts';
import { slugOf } from '../place-in.ts';
import styles from './check.module.css';
import type { Answered } from './task-run.tsx';

type RunEndProps = {
  area: MasteryArea;
  title: string;
  answered: readonly Answered[];
  lessons: readonly MasteryLesson[];
  children: ReactNode;
};

/** How it went, and what is worth another look. */
export function RunEnd({ area, title, answered, lessons, children }: RunEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  const wrong = new Set(answered.flatMap(({ task, isRight }) => (isRight ? [] : [task.unit])));
  const again = lessons.filter(({ unit }) => wrong.has(unit));
  return (
    <div className={styles.ended}>
      <section className={styles.end} aria-label="Ergebnis">
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {again.length > 0 && (
          <>
            <p>Schau dir noch einmal an:</p>
            <ul className={styles.again}>
              {again.map((lesson) => (
                <li key={lesson.unit}>
                  <Link to={areaWords[area].path} search={{ lektion: slugOf(lesson) }}>
                    {lesson.title}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {children}
      </section>
      <LazyNextUp />
    </div>
  );
}
