import { TerminalWindow } from '../../shell/terminal-window.tsx';
import styles from './game-terminal.module.css';

export function GameTerminal() {
  return (
    <TerminalWindow title="garage@hbg">
      <p className={styles.line}>
        <span className={styles.prompt}>$ </span>python spiel.py
      </p>
      <p className={styles.line}>
        <span className={styles.hello}>Wie heißt du?</span> Pixel
      </p>
      <p className={styles.line}>
        <span className={styles.hello}>Hallo Pixel!</span> Ich denke mir eine Zahl zwischen 1 und
        100.
      </p>
      <p className={styles.line}>
        <span className={styles.question}>Dein Tipp:</span> 50
      </p>
      <p className={styles.line}>
        <span className={styles.answer}>Zu groß.</span> Versuch Nummer 2 …
      </p>
      <p className={styles.line}>
        <span className={styles.question}>Dein Tipp: </span>
        <span className={styles.cursor} />
      </p>
    </TerminalWindow>
  );
}
