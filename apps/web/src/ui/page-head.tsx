import type { ReactNode } from 'react';
import styles from './page-head.module.css';

type PageHeadProps = {
  title: string;
  /** One at most. */
  sentence?: ReactNode;
  /** What one comes here for. */
  action?: ReactNode;
};

export function PageHead({ title, sentence, action }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
      </div>
      {action}
    </div>
  );
}
