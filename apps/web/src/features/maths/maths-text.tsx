import styles from './maths-text.module.css';

/** A text in which fractions, written 3/4, stand one above the other. */
export function MathsText({ children }: { children: string }) {
  return children
    .split(/(\d+\/\d+)/)
    .map((part, at) => (at % 2 === 0 ? part : <Fraction key={`${at} ${part}`} written={part} />));
}

/** Who hears it hears 3/4. */
function Fraction({ written }: { written: string }) {
  const [top, bottom] = written.split('/');
  return (
    <span className={styles.fraction}>
      <span className={styles.part}>{top}</span>
      <span className={styles.stroke}>/</span>
      <span className={styles.part}>{bottom}</span>
    </span>
  );
}
