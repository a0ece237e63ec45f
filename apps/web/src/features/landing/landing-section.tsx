import type { ReactNode, RefObject } from 'react';
import styles from './landing-section.module.css';

type LandingSectionProps = {
  title: string;
  lead: string;
  /** For a section that is scrolled to: its heading takes the focus. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

export function LandingSection({ title, lead, heading, children }: LandingSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2 ref={heading} tabIndex={heading && -1}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
