import { Lightbulb } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CodeText } from '../../../../ui/code-text.tsx';
import styles from './hint-steps.module.css';

type HintStepsProps = {
  hints: readonly string[];
  /** How many of them are in view. */
  shown: number;
  onMore: () => void;
};

/** From a nudge to nearly there, one at a time. */
export function HintSteps({ hints, shown, onMore }: HintStepsProps) {
  const list = useRef<HTMLOListElement>(null);
  if (hints.length === 0) return null;
  const showNext = () => {
    onMore();
    // With the last one its button goes, and would take the focus along.
    if (shown + 1 === hints.length) list.current?.focus();
  };
  return (
    <section className={styles.hints} aria-label="Tipps">
      <ol ref={list} tabIndex={-1} className={styles.list} aria-live="polite">
        {hints.slice(0, shown).map((hint) => (
          <li key={hint}>
            <Lightbulb size={18} aria-hidden="true" />
            <span>
              <CodeText>{hint}</CodeText>
            </span>
          </li>
        ))}
      </ol>
      {shown < hints.length && (
        <Button icon={<Lightbulb size={16} />} onClick={showNext}>
          Tipp {shown + 1} von {hints.length}
        </Button>
      )}
    </section>
  );
}
