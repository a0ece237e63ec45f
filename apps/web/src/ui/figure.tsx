import type { ReactNode } from 'react';
import styles from './figure.module.css';
import { numberOf } from './figure-format.ts';
import { joinClasses } from './join-classes.ts';

type FigureProps = {
  label: string;
  /** A number is written as Germans do: 1.234,5. */
  value: number | string;
  tone?: 'plain' | 'xp' | undefined;
};

/** Figures side by side, without a box around any of them. */
export function FigureRow({ children }: { children: ReactNode }) {
  return <dl className={styles.row}>{children}</dl>;
}

export function Figure({ label, value, tone = 'plain' }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={joinClasses(styles.value, styles[tone])}>
        {typeof value === 'number' ? numberOf(value) : value}
      </dd>
    </div>
  );
}
