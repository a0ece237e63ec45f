import type { LearningPath, PathProgress } from '@hbg/contract/paths';
import { Link } from '@tanstack/react-router';
import { Trophy } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dateOf, longDate } from '../../ui/german-date.ts';
import styles from './path-finished.module.css';

type PathFinishedProps = {
  paths: readonly LearningPath[];
  path: LearningPath;
  progress: PathProgress | null;
};

/** At the end: quietly, and where it could go on. It is told when it comes. */
export function PathFinished({ paths, path, progress }: PathFinishedProps) {
  const finishedAt = progress?.finishedAt ?? null;
  const next = paths.filter(({ after }) => after === path.id);
  return (
    <div aria-live="polite" className={styles.end}>
      {finishedAt !== null && (
        <Card tone="phosphor" className={styles.card}>
          <Trophy size={32} className={styles.sign} aria-hidden="true" />
          <div className={styles.words}>
            <h2 className={styles.title}>Lernpfad geschafft!</h2>
            <p>Seit dem {longDate(dateOf(finishedAt))} liegt der ganze Weg hinter dir.</p>
          </div>
          {next.length > 0 && (
            <div className={styles.next}>
              {next.map(({ id, title }) => (
                <Link
                  key={id}
                  to="/learning-paths/$pathId"
                  params={{ pathId: String(id) }}
                  className={buttonClass()}
                >
                  Weiter mit „{title}“
                </Link>
              ))}
            </div>
          )}
        </Card>
      )}
    </div>
  );
}
