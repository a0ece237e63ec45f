import { memo } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './code-field.module.css';

export const keyHint = 'Tab rückt ein. Mit Esc, dann Tab verlässt du das Feld.';

type KeyHintProps = { id?: string; isTabFree: boolean };

/** How one gets out of the editor again, and that it would happen now. */
export const KeyHint = memo(function KeyHint({ id, isTabFree }: KeyHintProps) {
  return (
    <>
      <p id={id} className={styles.hint}>
        <kbd>Tab</kbd> rückt ein. Mit <kbd>Esc</kbd>, dann <kbd>Tab</kbd> verlässt du das Feld.
      </p>
      <VisuallyHidden>
        <output>{isTabFree && 'Mit Tab verlässt du jetzt das Feld.'}</output>
      </VisuallyHidden>
    </>
  );
});
