import type { Place } from '@hbg/tutor/explanation';
import { CoachCard } from './coach-card.tsx';
import { CoachHints } from './coach-hints.tsx';
import { coachingNow } from './coaching-now.ts';
import type { Ended } from './program-state.ts';

type CoachPanelProps = {
  ended: Ended;
  /** As it stands now. */
  code: string;
  onGoTo: (place: Place) => void;
};

/** All that the coach says about a run. */
export function CoachPanel({ ended, code, onGoTo }: CoachPanelProps) {
  const coaching = coachingNow(ended, code);
  if (!coaching) return null;
  const { explanation, hints, isOld } = coaching;
  const { result } = ended;
  const traceback = result.kind === 'python-error' ? result.error.traceback : null;
  return (
    <>
      {explanation && (
        <CoachCard explanation={explanation} isOld={isOld} traceback={traceback} onGoTo={onGoTo} />
      )}
      <CoachHints hints={hints} isOld={isOld} onGoTo={onGoTo} />
    </>
  );
}
