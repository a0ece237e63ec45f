import type { Advice } from '@hbg/coach/explanation';
import type { Coaching } from './coach.ts';
import { placeNow } from './place-now.ts';
import type { Ended, Phase } from './program-state.ts';

type CoachingNow = Coaching & {
  /** The code has been changed since it ran. */
  readonly isOld: boolean;
};

/** What was said about the code that ran, with its places in the code as it stands now. */
export function coachingNow({ code: ran, coaching }: Ended, now: string): CoachingNow | null {
  if (!coaching) return null;
  const placed = <Said extends Advice>(said: Said): Said => ({
    ...said,
    stelle: said.stelle && placeNow(said.stelle, ran, now),
  });
  const { explanation, hints } = coaching;
  return {
    explanation: explanation && placed(explanation),
    hints: hints.map(placed),
    isOld: ran !== now,
  };
}

/** As Python prints it; null when Python itself had nothing to say. */
export function tracebackOf(phase: Phase): string | null {
  if (phase.kind !== 'ended') return null;
  const { result } = phase;
  return result.kind === 'python-error' ? result.error.traceback : null;
}
