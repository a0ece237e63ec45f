import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './typed-welcome.module.css';
import { useTyping } from './use-typing.ts';

const welcome = ['Licht an, Werkbank frei. Schau dich um, und such dir eine Tür aus.'] as const;

export function TypedWelcome({ isStill }: { isStill: boolean }) {
  const typed = useTyping(welcome, isStill, { charMs: 50 });
  return (
    <p className={styles.line}>
      <VisuallyHidden>{welcome}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={styles.prompt}>$ </span>
        {typed}
        <span className={styles.cursor} />
      </span>
    </p>
  );
}
