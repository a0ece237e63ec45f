import type { LearningPath } from '@hbg/contract/paths';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import styles from './path-aside.module.css';

type PathAsideProps = { paths: readonly LearningPath[]; path: LearningPath };

/** What one can do afterwards, and what one brings along. */
export function PathAside({ paths, path }: PathAsideProps) {
  const { prerequisites, outcomes, after } = path;
  const before = paths.find(({ id }) => id === after);
  return (
    <div className={styles.aside}>
      <section aria-labelledby="danach" className={styles.part}>
        <h2 id="danach" className={styles.heading}>
          Das kannst du danach
        </h2>
        <ul className={styles.list}>
          {outcomes.map((outcome) => (
            <li key={outcome} className={styles.outcome}>
              <Check size={16} aria-hidden="true" />
              <span>{outcome}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="vorher" className={styles.part}>
        <h2 id="vorher" className={styles.heading}>
          Das bringst du mit
        </h2>
        {prerequisites.length === 0 ? (
          <p>Nichts. Du fängst ganz von vorn an.</p>
        ) : (
          <ul className={styles.list}>
            {prerequisites.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {before && (
          <p>
            Davor kommt{' '}
            <Link to="/learning-paths/$pathId" params={{ pathId: String(before.id) }}>
              {before.title}
            </Link>
            .
          </p>
        )}
      </section>
    </div>
  );
}
