import type { ReactNode } from 'react';
import styles from './code-samples.module.css';
import { useOneStop } from './use-one-stop.ts';

/** A text with blocks of code as one Tab stop: arrows walk from one to another, and sideways in what scrolls. */
export function CodeSamples({ children }: { children: ReactNode }) {
  const stop = useOneStop({
    parts: '[data-code-block] button, [data-scrolls]',
    way: 'list',
  });
  return (
    <div {...stop} className={styles.samples}>
      {children}
    </div>
  );
}
