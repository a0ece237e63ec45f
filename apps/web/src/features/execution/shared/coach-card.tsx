import type { Explanation, Place } from '@hbg/coach/explanation';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { CodeText } from '../../../ui/code-text.tsx';
import styles from './coach-card.module.css';
import { CoachHead } from './coach-head.tsx';
import { useKeyboardKept } from './use-keyboard-kept.ts';

type CoachCardProps = {
  /** Its place is the one in the code as it stands now. */
  explanation: Explanation;
  /** The code has been changed since it ran. */
  isOld: boolean;
  /** As Python prints it; null when Python itself had nothing to say. */
  traceback: string | null;
  /** The browser's own words, where it has no more to tell. */
  saidAs?: string;
  onGoTo: (place: Place) => void;
};

/** What an error means and what to try, in German; Python's own words are one click away. */
export function CoachCard({ explanation, isOld, traceback, saidAs, onGoTo }: CoachCardProps) {
  const { titel, erklaerung, tipp, stelle, original } = explanation;
  const heading = useId();
  const card = useKeyboardKept(() => stelle && onGoTo(stelle));
  return (
    <section
      ref={card}
      className={styles.card}
      aria-labelledby={heading}
      data-old={isOld || undefined}
    >
      <CoachHead id={heading} titel={titel} stelle={stelle} isOld={isOld} onGoTo={onGoTo} />
      <p className={styles.text}>
        <CodeText>{erklaerung}</CodeText>
      </p>
      <p className={styles.text}>
        <CodeText>{tipp}</CodeText>
      </p>
      {saidAs && (
        <p className={styles.said} lang="en">
          {saidAs}
        </p>
      )}
      {traceback && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <ChevronRight size={16} />
            <span lang="en">{original}</span>
          </summary>
          <figure className={styles.traceback} tabIndex={0} aria-label="So sagt es Python">
            <pre lang="en">{traceback.trimEnd()}</pre>
          </figure>
        </details>
      )}
    </section>
  );
}
