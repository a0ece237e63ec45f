import type { Advice, Place } from '@hbg/tutor/explanation';
import { Lightbulb } from 'lucide-react';
import styles from './coach-card.module.css';
import { CoachText } from './coach-text.tsx';
import { LineButton } from './line-button.tsx';

/** More at once would be a wall. */
const mostHints = 3;

type CoachHintsProps = { hints: readonly Advice[]; onGoTo: (place: Place) => void };

/** What ran without an error and may still not be what the learner wants. */
export function CoachHints({ hints, onGoTo }: CoachHintsProps) {
  if (hints.length === 0) return null;
  return (
    <section className={styles.hints} aria-label="Hinweise zu deinem Code">
      <ul className={styles.list}>
        {hints.slice(0, mostHints).map((hint) => (
          <li key={`${hint.kind} ${hint.stelle?.line}`}>
            <Hint hint={hint} onGoTo={onGoTo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hint({ hint, onGoTo }: { hint: Advice; onGoTo: (place: Place) => void }) {
  const { titel, erklaerung, tipp, stelle } = hint;
  return (
    <>
      <h3 className={styles.title}>
        <Lightbulb size={16} />
        {stelle && <LineButton place={stelle} onGoTo={onGoTo} />}
        <span>{titel}</span>
      </h3>
      <p className={styles.text}>
        <CoachText>{`${erklaerung} ${tipp}`}</CoachText>
      </p>
    </>
  );
}
