import type { Place } from '@hbg/coach/explanation';
import { coachingNow, tracebackOf } from '../../../execution/shared/coaching-now.ts';
import type { Ended } from '../../../execution/shared/program-state.ts';
import { useCoachCards } from '../../../execution/shared/use-coach-cards.ts';
import { useCodeState } from '../code-scope.tsx';
import styles from './workbench.module.css';

type SaidApartProps = { ended: Ended; onGoTo: (place: Place) => void };

/** What the coach says, where the editor is out of sight. */
export function SaidApart({ ended, onGoTo }: SaidApartProps) {
  const { code } = useCodeState();
  const coaching = coachingNow(ended, code);
  const cards = useCoachCards(coaching !== null);
  if (!coaching || !cards) return null;
  const { explanation, hints, isOld } = coaching;
  return (
    <div className={styles.said}>
      {explanation && (
        <cards.CoachCard
          explanation={explanation}
          isOld={isOld}
          traceback={tracebackOf(ended)}
          onGoTo={onGoTo}
        />
      )}
      <cards.CoachHints hints={hints} isOld={isOld} onGoTo={onGoTo} />
    </div>
  );
}
