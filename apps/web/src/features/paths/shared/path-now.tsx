import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { minuteWords } from '../../../ui/moment-words.ts';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './path-now.module.css';
import { pathProgressQuery } from './path-queries.ts';
import { runningPath } from './running-path.ts';

type PathNowProps = {
  /** Where something beside it leads already; undefined as long as nobody knows. */
  beside: string | null | undefined;
};

/** The learning path that one is on, and what comes next in it. */
export function PathNow({ beside }: PathNowProps) {
  const query = useQuery(pathProgressQuery);
  const loading = <Skeleton label="Dein Lernpfad wird geladen..." height={64} />;
  return (
    <section className={styles.now} aria-labelledby="lernpfad">
      <h2 id="lernpfad" className={styles.heading}>
        Dein Lernpfad
      </h2>
      <QueryView
        query={query}
        loading={loading}
        failing={{
          title: 'Dein Lernpfad lässt sich gerade nicht laden',
          safe: 'Was du geschafft hast, liegt sicher in der Garage.',
        }}
      >
        {(all) =>
          beside === undefined ? loading : <Running path={runningPath(all)} beside={beside} />
        }
      </QueryView>
    </section>
  );
}

type RunningProps = { path: ReturnType<typeof runningPath>; beside: string | null };

function Running({ path, beside }: RunningProps) {
  if (!path) {
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
      {current.address === beside ? (
        <p className={styles.words}>Jetzt: die Lektion, die hier schon bereitliegt.</p>
      ) : (
        <p className={styles.words}>
          Jetzt: <PlaceLink address={current.address}>{current.title}</PlaceLink>, etwa{' '}
          {minuteWords(current.minutes)}
        </p>
      )}
    </>
  );
}
