import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './typed-banner.module.css';
import { useTyping } from './use-typing.ts';

const messages = [
  'Willkommen in der Garage, Hacker!',
  'Schreib dein erstes Programm.',
  'Finde heraus, wie KI denkt.',
  'Bau ein Spiel, das dir gehört.',
] as const;

export function TypedBanner({ isStill }: { isStill: boolean }) {
  const typed = useTyping(messages, isStill, { charMs: 100, pauseMs: 2000 });
  return (
    <p className={styles.banner}>
      <VisuallyHidden>{messages.join(' ')}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={styles.prompt}>&gt; </span>
        {typed}
        <span className={styles.cursor} />
      </span>
    </p>
  );
}
