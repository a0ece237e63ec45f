import type { PathProgress, PathStep } from '@hbg/contract/paths';
import styles from './step-list.module.css';
import { StepRow, type StepState } from './step-row.tsx';
import { useTick } from './use-path-actions.ts';

type StepListProps = {
  pathId: number;
  steps: readonly PathStep[];
  progress: PathProgress | null;
};

export function StepList({ pathId, steps, progress }: StepListProps) {
  const tick = useTick(pathId);
  const begun = progress ? 0 : steps.flatMap(({ parts }) => parts).filter(isDone).length;
  return (
    <>
      {begun > 0 && (
        <p className={styles.note}>
          {begun === 1
            ? 'Ein Stück davon hast du schon geschafft. Es zählt mit.'
            : `${begun} Stücke davon hast du schon geschafft. Sie zählen mit.`}
        </p>
      )}
      <ol className={styles.list}>
        {steps.map((step) => (
          <StepRow
            key={step.id}
            step={step}
            state={stateIn(progress, step)}
            isResting={progress?.isPaused ?? false}
            onTick={(ticked) => void tick(step, ticked)}
          />
        ))}
      </ol>
    </>
  );
}

function isDone(part: PathStep['parts'][number]): boolean {
  return part.isDone;
}

/** A tick shows at once, before the server has counted it. */
function stateIn(progress: PathProgress | null, step: PathStep): StepState {
  if (!progress) return 'not started';
  const isStepDone = step.isByHand ? step.isDone : progress.completedSteps.includes(step.id);
  if (isStepDone) return 'done';
  return progress.currentStepId === step.id ? 'current' : 'open';
}
