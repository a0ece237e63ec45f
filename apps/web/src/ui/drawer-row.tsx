import type { ReactNode } from 'react';
import styles from './drawer-row.module.css';
import { joinClasses } from './join-classes.ts';

/** A tool cabinet: chapters as drawers, the one that is read pulled out to the right. */
export function Cabinet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.cabinet}>
      <ol className={styles.drawers}>{children}</ol>
    </nav>
  );
}

type Drawer = { className: string; 'aria-current': 'true' | undefined; children: ReactNode };

type DrawerRowProps = {
  number: number;
  title: string;
  isOpen: boolean;
  /** Nothing of it is begun: it says what it brings instead of how far it's proven. */
  isUntouched?: boolean | undefined;
  /** One `ProofTube` for each lesson, or what the chapter brings. */
  children: ReactNode;
  /** The row as the room's own link: `(drawer) => <Link to="…" {...drawer} />`. */
  render: (drawer: Drawer) => ReactNode;
};

export function DrawerRow(props: DrawerRowProps) {
  const { number, title, isOpen, isUntouched = false, children, render } = props;
  return (
    <li>
      {render({
        className: joinClasses(
          styles.drawer,
          isOpen && styles.open,
          isUntouched && styles.untouched,
        ),
        'aria-current': isOpen ? 'true' : undefined,
        children: (
          <>
            <span className={styles.number}>{number}</span>
            <span className={styles.title}>{title}</span>
            <span className={styles.tubes}>{children}</span>
          </>
        ),
      })}
    </li>
  );
}
