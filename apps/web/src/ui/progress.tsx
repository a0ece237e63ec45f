import { type ReactNode, useId } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './progress.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type ProgressProps = {
  value: number;
  label: ReactNode;
  /** Grey while it goes on and green when it's done, unless a colour means something. */
  tone?: 'plain' | 'phosphor' | 'violet' | 'amber' | undefined;
  isLabelHidden?: boolean | undefined;
};

export function Progress({ value, label, tone = 'plain', isLabelHidden = false }: ProgressProps) {
  const id = useId();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const labelElement = <label htmlFor={id}>{label}</label>;
  return (
    <div
      className={joinClasses(
        styles.progress,
        styles[tone === 'plain' && percent === 100 ? 'phosphor' : tone],
      )}
    >
      {isLabelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {labelElement}
          <span aria-hidden="true">{percent}&nbsp;%</span>
        </div>
      )}
      <progress id={id} className={styles.bar} value={percent} max={100} />
    </div>
  );
}
