import type { DrawingEvent } from '@hbg/python/drawing/events';
import styles from './key-pad.module.css';
import { PadButton } from './pad-button.tsx';

const arrows = ['Up', 'Left', 'Down', 'Right'];

type KeyPadProps = { keys: readonly string[]; onEvent: (event: DrawingEvent) => void };

/** For games on a screen without a keyboard: the keys that the program wants, and no others. */
export function KeyPad({ keys, onEvent }: KeyPadProps) {
  const shownArrows = arrows.filter((name) => keys.includes(name));
  const others = keys.filter((name) => !arrows.includes(name));
  return (
    <fieldset className={styles.pad} aria-label="Tasten">
      {shownArrows.length > 0 && (
        <div className={isCross(shownArrows) ? styles.cross : styles.row}>
          {shownArrows.map((name) => (
            <PadButton key={name} name={name} onEvent={onEvent} />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className={styles.row}>
          {others.map((name) => (
            <PadButton key={name} name={name} onEvent={onEvent} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

function isCross(shown: readonly string[]): boolean {
  return shown.length > 2;
}
