import type { Advice, Place } from '@hbg/coach/explanation';
import { Lightbulb } from 'lucide-react';
import { createElement } from 'react';
import { CodeText } from '../../../ui/code-text.tsx';
import styles from './coach-card.module.css';
import { CoachHead } from './coach-head.tsx';

/** More at once would be a wall. */
const mostHints = 3;

type CoachHintsProps = {
  /** Their places are those in the code as it stands now. */
  hints: readonly Advice[];
  /** The code has been changed since it ran. */
  isOld: boolean;
  onGoTo: (place: Place) => void;
};

/** What ran without an error and may still not be what the learner wants. */
export function CoachHints({ hints, isOld, onGoTo }: CoachHintsProps) {
  if (hints.length === 0) return null;
  // Hints of one run never change their order, so they are positional children and need no keys.
  const items = hints
    .slice(0, mostHints)
    .map((hint, index) => createElement(Hint, { hint, isOld: isOld && index === 0, onGoTo }));
  return (
    <section
      className={styles.hints}
      aria-label="Hinweise zu deinem Code"
      data-old={isOld || undefined}
    >
      {createElement('ul', { className: styles.list }, ...items)}
    </section>
  );
}

type HintProps = { hint: Advice; isOld: boolean; onGoTo: (place: Place) => void };

function Hint({ hint, isOld, onGoTo }: HintProps) {
  const { titel, erklaerung, tipp, stelle } = hint;
  return (
    <li>
      <CoachHead
        icon={<Lightbulb size={16} />}
        titel={titel}
        stelle={stelle}
        isOld={isOld}
        onGoTo={onGoTo}
      />
      <p className={styles.text}>
        <CodeText>{`${erklaerung} ${tipp}`}</CodeText>
      </p>
    </li>
  );
}
