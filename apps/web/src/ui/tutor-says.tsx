import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './tutor-says.module.css';

type TutorSaysProps = {
  who?: string | undefined;
  children: ReactNode;
};

/** Violet is for what an AI says, and for nothing else. */
export function TutorSays({ who = 'Werkstatt-Tutor', children }: TutorSaysProps) {
  return (
    <Card tone="violet" className={styles.speech}>
      <p className={styles.who}>{who}</p>
      <div className={styles.words}>{children}</div>
    </Card>
  );
}
