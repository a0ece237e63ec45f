import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import styles from './step-heading.module.css';

type StepHeadingProps = { step: 1 | 2; title: string; children: ReactNode };

export function StepHeading({ step, title, children }: StepHeadingProps) {
  return (
    <div className={styles.heading}>
      <Badge tone="phosphor">Schritt {step} von 2</Badge>
      <h1>{title}</h1>
      <p className={styles.words}>{children}</p>
    </div>
  );
}
