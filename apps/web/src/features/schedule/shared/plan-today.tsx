import type { Entry } from '@hbg/contract/schedule';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { minutesOf } from '../../../ui/german-time.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { weekQuery } from '../queries.ts';
import { type Now, useNow } from '../use-now.ts';
import styles from './plan-today.module.css';
import { leftWords, TodayRow } from './today-row.tsx';

/** What is left of today's plan, where there is little room. */
export function PlanToday() {
  const heading = useId();
  const now = useNow();
  const query = useQuery(weekQuery(now.today, 0));
  return (
    <section className={styles.plan} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          Heute
        </h2>
        <Link to="/schedule" className={styles.whole}>
          Stundenplan
        </Link>
      </div>
      <QueryView
        query={query}
        loading={<Skeleton label="Dein Tag wird geladen..." height={26} />}
        failing={{
          title: 'Dein Tag lässt sich gerade nicht laden',
          safe: 'Deine Termine liegen sicher in der Garage.',
        }}
      >
        {(entries) => (
          <Left own={entries.filter(({ dayOfWeek }) => dayOfWeek === now.dayOfWeek)} now={now} />
        )}
      </QueryView>
    </section>
  );
}

const shown = 4;

function Left({ own, now }: { own: readonly Entry[]; now: Now }) {
  const left = own.filter(({ endTime }) => minutesOf(endTime) > now.minutes);
  if (own.length === 0) return <p className={styles.word}>Heute steht nichts im Plan.</p>;
  if (left.length === 0) return <p className={styles.word}>Für heute ist alles vorbei.</p>;
  const more = left.length - shown;
  return (
    <>
      <ol className={styles.rows}>
        {left.slice(0, shown).map((entry) => (
          <TodayRow key={entry.id} entry={entry} words={leftWords(entry, now)} />
        ))}
      </ol>
      {more > 0 && (
        <p className={styles.word}>
          {more === 1 ? 'Danach noch einer.' : `Danach noch ${more} andere.`}
        </p>
      )}
    </>
  );
}
