import styles from './wordmark.module.css';

export function Wordmark({ isLong = false }: { isLong?: boolean }) {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true">
        <rect x="0.5" y="0.5" width="31" height="31" rx="8" />
        <path d="m9 10 6 6-6 6M17 22h7" />
      </svg>
      <span className={styles.name}>HBG</span>
      {isLong && <span className={styles.meaning}>Hacker-Bildungs-Garage</span>}
    </span>
  );
}
