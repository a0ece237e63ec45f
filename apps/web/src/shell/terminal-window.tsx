import type { ReactNode } from 'react';
import styles from './terminal-window.module.css';

type TerminalWindowProps = { title: string; children: ReactNode };

export function TerminalWindow({ title, children }: TerminalWindowProps) {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <svg className={styles.lights} viewBox="0 0 44 12" aria-hidden="true">
          <circle cx="6" cy="6" r="6" />
          <circle cx="22" cy="6" r="6" />
          <circle cx="38" cy="6" r="6" />
        </svg>
        {title}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
