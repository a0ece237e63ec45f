import type { Place } from '@hbg/coach/explanation';
import type { ReactNode } from 'react';
import styles from './coach-card.module.css';

type CoachHeadProps = {
  titel: string;
  /** Where it is in the code as it stands now; null when that place is gone. */
  stelle: Place | null;
  /** The code has been changed since it ran. */
  isOld: boolean;
  onGoTo: (place: Place) => void;
  id?: string;
  icon?: ReactNode;
};

/** What it is about, and the way to its place. */
export function CoachHead({ titel, stelle, isOld, onGoTo, id, icon }: CoachHeadProps) {
  return (
    <h3 id={id} className={styles.title}>
      {icon}
      {stelle && (
        <button type="button" className={styles.line} onClick={() => onGoTo(stelle)}>
          Zeile {stelle.line}
        </button>
      )}
      <span>{titel}</span>
      {isOld && ' '}
      {isOld && <span className={styles.old}>vor deiner Änderung</span>}
    </h3>
  );
}
