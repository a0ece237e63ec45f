import type { Place } from '@hbg/coach/explanation';
import { CoachCard } from '../../../execution/shared/coach-card.tsx';
import { CoachHints } from '../../../execution/shared/coach-hints.tsx';
import { coachingNow, tracebackOf } from '../../../execution/shared/coaching-now.ts';
import type { Ended } from '../../../execution/shared/program-state.ts';
import { useCodeState } from '../code-scope.tsx';
import styles from './workbench.module.css';

type SaidApartProps = { ended: Ended; onGoTo: (place: Place) => void };

/** What the coach says, where the editor is out of sight. */
export function SaidApart({ ended, onGoTo }: SaidApartProps) {
  const { code } = useCodeState();
  const coaching = coachingNow(ended, code);
  if (!coaching) return null;
  const { explanation, hints, isOld } = coaching;
  return (
    <div className={styles.said}>
      {explanation && (
        <CoachCard
          explanation={explanation}
          isOld={isOld}
          traceback={tracebackOf(ended)}
          onGoTo={onGoTo}
        />
      )}
      <CoachHints hints={hints} isOld={isOld} onGoTo={onGoTo} />
    </div>
  );
}
