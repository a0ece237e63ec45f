import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './toolbar.module.css';
import { useOneStop } from './use-one-stop.ts';

type ToolbarProps = {
  label: string;
  /** Of the button that Tab comes to first; without one it's the first of all. */
  main?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Several buttons as one Tab stop: arrows walk from there. */
export function Toolbar({ label, main, className, children }: ToolbarProps) {
  const stop = useOneStop({ parts: 'button', main, way: 'row' });
  return (
    <div {...stop} role="toolbar" aria-label={label} className={joinClasses(styles.bar, className)}>
      {children}
      <span className={styles.keys} aria-hidden="true">
        ← → wählen
      </span>
    </div>
  );
}
