import type { PathProgress } from '@hbg/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './path-now.module.css';
import { pathProgressQuery } from './path-queries.ts';

/** The learning path that one is on, and what comes next in it. */
export function PathNow() {
  const query = useQuery(pathProgressQuery);
  return (
    <section className={styles.now} aria-labelledby="lernpfad">
      <h2 id="lernpfad" className={styles.heading}>
        Dein Lernpfad
      </h2>
      <QueryView
        query={query}
        loading={<Skeleton label="Dein Lernpfad wird geladen..." height={64} />}
        failing={{
          title: 'Dein Lernpfad lässt sich gerade nicht laden',
          safe: 'Was du geschafft hast, liegt sicher in der Garage.',
        }}
      >
        {(all) => <Running path={all.find(isRunning)} />}
      </QueryView>
    </section>
  );
}

function isRunning({ isPaused, current }: PathProgress): boolean {
  return !isPaused && current !== null;
}

function Running({ path }: { path: PathProgress | undefined }) {
  if (!path?.current) {
    return (
      <p className={styles.words}>
        Gerade läuft keiner. <Link to="/learning-paths">Such dir einen aus</Link>, dann steht hier
        immer dein nächster Schritt.
      </p>
    );
  }
  const { pathId, title, done, of, progressPercentage, current } = path;
  return (
    <>
      <p className={styles.row}>
        <Link to="/learning-paths/$pathId" params={{ pathId: String(pathId) }}>
          {title}
        </Link>
        <span className={styles.count}>
          {done} von {of}
        </span>
      </p>
      <Progress value={progressPercentage} label={`Fortschritt in „${title}“`} isLabelHidden />
      <p className={styles.words}>
        Jetzt: <PlaceLink address={current.address}>{current.title}</PlaceLink>, etwa{' '}
        {current.minutes}&nbsp;Minuten
      </p>
    </>
  );
}
