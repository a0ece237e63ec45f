import type { LearningPath, PathProgress } from '@hbg/contract/paths';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/badge.tsx';
import { Progress } from '../../ui/progress.tsx';
import styles from './path-card.module.css';
import { factsOf, stateNames, stateOf } from './path-words.ts';

type PathCardProps = { path: LearningPath; progress: PathProgress | undefined };

export function PathCard({ path, progress }: PathCardProps) {
  const { id, title, description } = path;
  return (
    <article className={styles.card} aria-labelledby={`pfad-${id}`}>
      <div className={styles.head}>
        <h2 id={`pfad-${id}`} className={styles.title}>
          <Link
            to="/learning-paths/$pathId"
            params={{ pathId: String(id) }}
            className={styles.link}
          >
            {title}
          </Link>
        </h2>
        {progress && <PathState progress={progress} />}
      </div>
      <p className={styles.description}>{description}</p>
      <p className={styles.facts}>{factsOf(path)}</p>
      {progress && (
        <Progress
          value={progress.progressPercentage}
          label={`${progress.done} von ${progress.of} geschafft`}
        />
      )}
    </article>
  );
}

export function PathState({ progress }: { progress: PathProgress }) {
  const state = stateOf(progress);
  return <Badge tone={state === 'paused' ? 'neutral' : 'phosphor'}>{stateNames[state]}</Badge>;
}
