import { Square, SquareCheck } from 'lucide-react';
import styles from './feature-samples.module.css';

export function TutorSample() {
  return <p className={styles.hint}>„Schau auf Zeile 3: Was passiert beim letzten Durchlauf?“</p>;
}

export function LevelSample() {
  return (
    <p className={styles.level}>
      <span className={styles.steps} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
        <span />
      </span>
      Level 3 · Script Schreiber
    </p>
  );
}

export function ProjectSample() {
  return (
    <ul className={styles.checks}>
      <li>
        <SquareCheck size={16} /> Figur kann springen
      </li>
      <li>
        <Square size={16} /> Gegner bewegen sich
      </li>
    </ul>
  );
}
