import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './code-field.module.css';

export const keyHint = 'Tab rückt ein. Mit Esc, dann Tab verlässt du das Feld.';

/** How one gets out of the editor again, and that it would happen now. */
export function KeyHint({ id, isTabFree }: { id?: string; isTabFree: boolean }) {
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
}
