import type { LearningPath, PathProgress } from '@hbg/contract/paths';
import { Pause, Play } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Progress } from '../../ui/progress.tsx';
import { PathState } from './path-card.tsx';
import styles from './path-head.module.css';
import { factsOf } from './path-words.ts';
import { usePathSwitch } from './use-path-actions.ts';

type PathHeadProps = { path: LearningPath; progress: PathProgress | null };

export function PathHead({ path, progress }: PathHeadProps) {
  return (
    <div className={styles.head}>
      <PageHead
        title={path.title}
        sentence={path.description}
        action={progress?.finishedAt ? undefined : <PathSwitch id={path.id} progress={progress} />}
      />
      <p className={styles.facts}>
        {progress && <PathState progress={progress} />}
        <span>{factsOf(path)}</span>
      </p>
      {progress && (
        <Progress
          value={progress.progressPercentage}
          label={`${progress.done} von ${progress.of} geschafft`}
        />
      )}
    </div>
  );
}

type PathSwitchProps = { id: number; progress: PathProgress | null };

/** One button whose word changes: the focus stays on it. */
function PathSwitch({ id, progress }: PathSwitchProps) {
  const { turn, isTurning } = usePathSwitch(id);
  const isRunning = progress !== null && !progress.isPaused;
  const word = progress ? 'Weitermachen' : 'Lernpfad starten';
  return (
    <Button
      variant={isRunning ? 'plain' : 'primary'}
      icon={isRunning ? <Pause size={18} /> : <Play size={18} />}
      isBusy={isTurning}
      className={styles.switch}
      onClick={() => turn(!isRunning)}
    >
      {isRunning ? 'Pausieren' : word}
    </Button>
  );
}
