import { type ReactNode, useId } from 'react';
import styles from './part-group.module.css';

/** One shelf of the wall: a heading and the parts below it, side by side where there's room. */
export function PartGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function PartRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

type PartGridProps = {
  /** Those beside each other are as high as the highest. */
  isEven?: boolean;
  children: ReactNode;
};

export function PartGrid({ isEven, children }: PartGridProps) {
  return (
    <div className={styles.grid} data-even={isEven}>
      {children}
    </div>
  );
}

export function PartList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
