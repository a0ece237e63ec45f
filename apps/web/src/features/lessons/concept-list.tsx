import type { ListedLesson } from '@hbg/contract/lessons';
import { useRef, useState } from 'react';
import { CodeText } from '../../ui/code-text.tsx';
import { walkByKey } from '../../ui/walk-by-key.ts';
import styles from './concept-list.module.css';

/** Words of this lesson, each with what it means. One Tab stop: arrows walk from there. */
export function ConceptList({ concepts }: Pick<ListedLesson, 'concepts'>) {
  const list = useRef<HTMLElement>(null);
  const [stop, setStop] = useState(0);
  if (concepts.length === 0) return null;
  return (
    <section ref={list} aria-label="Zum Nachschlagen" className={styles.concepts}>
      <h2 className={styles.title}>Zum Nachschlagen</h2>
      {concepts.map(({ id, title, short }, at) => (
        <details key={id} className={styles.concept}>
          <summary
            className={styles.name}
            tabIndex={at === Math.min(stop, concepts.length - 1) ? 0 : -1}
            onFocus={() => setStop(at)}
            onKeyDown={(event) => walkByKey(event, list.current)}
          >
            {title}
          </summary>
          <p className={styles.text}>
            <CodeText>{short}</CodeText>
          </p>
        </details>
      ))}
      {concepts.length > 1 && (
        <p className={styles.keys} aria-hidden="true">
          ↑ ↓ wählen · Enter öffnet
        </p>
      )}
    </section>
  );
}
