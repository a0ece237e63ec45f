import styles from './confetti.module.css';

const pieces = Array.from({ length: 28 }, (_, at) => at);

/** Falls once, over what it stands in; for a finished lesson, a level or a badge. */
export function Confetti() {
  return (
    <span className={styles.confetti} aria-hidden="true">
      {pieces.map((piece) => (
        <i key={piece} />
      ))}
    </span>
  );
}
