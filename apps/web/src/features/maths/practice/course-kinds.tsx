import type { MathsStanding } from '@hbg/contract/maths';
import { courses } from '@hbg/maths/courses/courses';
import type { Kind } from '@hbg/maths/task';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import styles from './course-kinds.module.css';

/** The course that a task belongs to, with all that can be practised there. */
export function CourseKinds({ kind, standing }: { kind: Kind; standing: MathsStanding }) {
  const heading = useId();
  const course = courses.find(({ id }) => id === kind.course);
  if (!course) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {course.title}
      </h2>
      <ul className={styles.kinds}>
        {course.kinds.map(({ id, title }) => (
          <li key={id} className={styles.kind}>
            <Link
              to="/math-mastery"
              search={{ art: id }}
              className={styles.link}
              aria-current={id === kind.id ? 'true' : undefined}
              resetScroll={false}
            >
              <span>{title}</span>
              <span className={styles.count}>
                {id === kind.id ? 'jetzt' : `${rightOf(standing, id)} gelöst`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function rightOf({ kinds }: MathsStanding, id: string): number {
  return kinds.find(({ kind }) => kind === id)?.right ?? 0;
}
