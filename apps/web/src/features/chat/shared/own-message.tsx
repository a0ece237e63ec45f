import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './own-message.module.css';

/** Not read out: who has written it knows it. */
export function OwnMessage({ text }: { text: string }) {
  return (
    <p className={styles.message} aria-live="off">
      <VisuallyHidden>Du: </VisuallyHidden>
      {text}
    </p>
  );
}
