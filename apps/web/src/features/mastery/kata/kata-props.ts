import type { KataTask, MasteryArea } from '@hbg/contract/mastery';
import type { Outcome } from '../../units/shared/kata/kata-work.tsx';

export type KataPlayerProps = {
  area: MasteryArea;
  user: string;
  task: KataTask;
  /** Where nothing is to be proven without help. */
  mayHelp: boolean;
  /** It took the place of another one, so it is where the learner goes on. */
  isFocused: boolean;
  /** Once, as soon as it is decided. */
  onDone: (outcome: Outcome) => void;
  /** Told of what is written with every change. */
  onCode?: (code: string) => void;
};
