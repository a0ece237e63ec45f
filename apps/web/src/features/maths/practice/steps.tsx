import type { Step } from '@hbg/maths/task';
import { useId } from 'react';
import { MathsText } from '../maths-text.tsx';
import { PieceBars } from './piece-bars.tsx';
import styles from './steps.module.css';

/** How it's done, step by step. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        So geht es
      </h3>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.text} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <div className={styles.words}>
              <p>
                <MathsText>{step.text}</MathsText>
              </p>
              {step.bars && <PieceBars bars={step.bars} isAnswer={at === steps.length - 1} />}
              {step.line && (
                <p className={styles.line}>
                  <MathsText>{step.line}</MathsText>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
