import styles from './stats.module.css';

const stats = [
  { number: '500+', label: 'Lektionen' },
  { number: '50+', label: 'Projekte' },
  { number: '10+', label: 'Sprachen' },
  { number: '24/7', label: 'KI-Assistent' },
] as const;

export function Stats() {
  return (
    <dl className={styles.stats}>
      {stats.map(({ number, label }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
