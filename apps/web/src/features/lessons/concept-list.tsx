import type { ListedLesson } from '@hbg/contract/lessons';
import { CodeText } from '../../ui/code-text.tsx';
import { useOneStop } from '../../ui/use-one-stop.ts';
import styles from './concept-list.module.css';

/** Words of this lesson, each with what it means. One Tab stop: arrows walk from there. */
export function ConceptList({ concepts }: Pick<ListedLesson, 'concepts'>) {
  const stop = useOneStop({ parts: 'summary', way: 'list' });
  if (concepts.length === 0) return null;
  return (
    <section {...stop} aria-label="Zum Nachschlagen" className={styles.concepts}>
      <h2 className={styles.title}>Zum Nachschlagen</h2>
      {concepts.map(({ id, title, short }) => (
        <details key={id} className={styles.concept}>
          <summary className={styles.name}>{title}</summary>
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
