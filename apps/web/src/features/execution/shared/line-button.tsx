import type { Place } from '@hbg/tutor/explanation';
import styles from './coach-card.module.css';

type LineButtonProps = { place: Place; onGoTo: (place: Place) => void };

/** Takes the cursor to the place. */
export function LineButton({ place, onGoTo }: LineButtonProps) {
  return (
    <button type="button" className={styles.line} onClick={() => onGoTo(place)}>
      Zeile {place.line}
    </button>
  );
}
