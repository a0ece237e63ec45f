import styles from './rung-steps.module.css';

const rungs = ['Anstoß', 'Frage', 'Stelle im Code', 'Beispiel'] as const;

/** How much help an answer was, in words and as steps. */
export function RungSteps({ rung }: { rung: number | null }) {
  const name = rung === null ? undefined : rungs[rung - 1];
  if (!name) return null;
  return (
    <p className={styles.rung}>
      <span className={styles.steps} aria-hidden="true">
        {rungs.map((step) => (
          <span key={step} data-reached={rungs.indexOf(step) < (rung ?? 0) || undefined} />
        ))}
      </span>
      Hilfe {rung} von {rungs.length}: {name}
    </p>
  );
}
