import type { Entry } from '@hbg/contract/schedule';
import { Figure, FigureRow } from '../../ui/figure.tsx';
import styles from './today-card.module.css';

export function WeekStatistics({ entries }: { entries: readonly Entry[] }) {
  const urgent = entries.filter(({ priority }) => priority === 3).length;
  return (
    <section aria-labelledby="statistik">
      <h2 id="statistik" className={styles.head}>
        Wochenstatistik
      </h2>
      <FigureRow>
        <Figure label={entries.length === 1 ? 'Termin' : 'Termine'} value={entries.length} />
        <Figure label="mit Priorität Hoch" value={urgent} />
      </FigureRow>
    </section>
  );
}
