import { useQuery } from '@tanstack/react-query';
import { Figure, FigureRow } from '../../ui/figure.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { achievementsQuery } from '../achievements/shared/achievements-query.ts';
import styles from './progress-panel.module.css';

/** What the ledger knows of this learner. */
export function ProgressPanel() {
  const query = useQuery(achievementsQuery());
  return (
    <section className={styles.panel} aria-labelledby="fortschritt">
      <h2 id="fortschritt" className={styles.title}>
        Dein Fortschritt
      </h2>
      <QueryView
        query={query}
        loading={<Skeleton label="Dein Fortschritt wird geladen..." height={128} />}
        failing={{
          title: 'Dein Fortschritt lässt sich gerade nicht laden',
          safe: 'Was du geschafft hast, liegt sicher in der Garage.',
        }}
      >
        {({ totals, points, streak }) => (
          <>
            <FigureRow>
              <Figure label="Geschafft" value={totals.completed} />
              <Figure
                label={totals.minutes === 1 ? 'Minute gelernt' : 'Minuten gelernt'}
                value={totals.minutes}
              />
              <Figure label="Werkstattpunkte" value={points} tone="xp" />
              <Figure
                label={streak.days === 1 ? 'Tag in Folge' : 'Tage in Folge'}
                value={streak.days}
                tone="xp"
              />
            </FigureRow>
            {totals.completed === 0 && (
              <p className={styles.first}>Mit dem Rätsel von heute fängt es an zu zählen.</p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
