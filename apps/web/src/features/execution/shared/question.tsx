import type { ReactNode } from 'react';
import styles from './question.module.css';

type QuestionProps = {
  icon: ReactNode;
  text: string;
  /** The answers, as buttons. */
  children: ReactNode;
};

/** Something to decide; everything else goes on meanwhile. */
export function Question({ icon, text, children }: QuestionProps) {
  return (
    <div role="alert" className={styles.question}>
      <p className={styles.text}>
        {icon}
        {text}
      </p>
      <div className={styles.choices}>{children}</div>
    </div>
  );
}
