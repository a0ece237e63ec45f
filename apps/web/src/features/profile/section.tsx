import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type SectionProps = {
  /** By which an address leads there. */
  id?: string | undefined;
  title: string;
  /** Beside the heading, such as how much there is. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the profile: lines and space, no box. */
export function Section({ id, title, aside, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {aside && <p className={styles.aside}>{aside}</p>}
      </div>
      {children}
    </section>
  );
}
