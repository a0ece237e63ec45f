import { fenced } from '../../markup/shared/fenced.ts';
import { Markup } from '../../markup/shared/markup.tsx';
import styles from './items.module.css';

/** What the program is to print. */
export function Shows({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <div className={styles.shows}>
      <p className={styles.note}>Das soll herauskommen:</p>
      <Markup text={fenced(text, 'ausgabe')} />
    </div>
  );
}
