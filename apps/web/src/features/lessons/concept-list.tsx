import type { ListedLesson } from '@hbg/contract/lessons';
import { CodeText } from '../../ui/code-text.tsx';
import styles from './concept-list.module.css';

/** Words of this lesson, each with what it means. */
export function ConceptList({ concepts }: Pick<ListedLesson, 'concepts'>) {
  if (concepts.length === 0) return null;
  return (
    <section aria-label="Zum Nachschlagen" className={styles.concepts}>
      <h2 className={styles.title}>Zum Nachschlagen</h2>
      {concepts.map(({ id, title, short }) => (
        <details key={id} className={styles.concept}>
          <summary className={styles.name}>{title}</summary>
          <p className={styles.text}>
            <CodeText>{short}</CodeText>
          </p>
        </details>
      ))}
    </section>
  );
}
