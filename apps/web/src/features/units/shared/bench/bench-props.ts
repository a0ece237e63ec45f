import type { GoalResult, Unit } from '@hbg/contract/units';
import type { ReactNode, RefObject } from 'react';
import type { Evidence } from './bench-unit.ts';
import type { Pane } from './pane-bar.tsx';

/** What a unit consists of; the room says where each stands. Null where the unit has nothing of it. */
export type BenchSlots = {
  readonly title: string;
  readonly text: ReactNode;
  /** Editor and output. */
  readonly work: ReactNode;
  readonly goals: ReactNode;
  /** What of them the last run has shown, in their order. */
  readonly results: readonly GoalResult[];
  readonly quiz: ReactNode;
  readonly hints: ReactNode;
  readonly complete: ReactNode;
  /** Editor and output need more room than a program does. */
  readonly isWide: boolean;
  /** On a phone one part is in view, chosen by the bar; null where nothing is written. */
  readonly panes: {
    readonly pane: Pane;
    /** Where the parts are. */
    readonly screen: RefObject<HTMLDivElement | null>;
    readonly bar: ReactNode;
    /** All is done but to complete it: the way there is in view, whatever is shown. */
    readonly isReady: boolean;
  } | null;
};

export type BenchProps = {
  /** The learner, as what is kept in this browser names them. */
  owner: string;
  unit: Unit;
  /** What stands where a browser has the address of a page; of the unit's id where nobody says it. */
  address?: string;
  /** False for what is drawn anew each time: its code is gone with the page. */
  isKept?: boolean;
  /** Of what isn't kept: where its code waits in this browser. */
  draft?: string | undefined;
  /** Of what isn't kept: told of its code with every change. */
  onCode?: ((code: string) => void) | undefined;
  isCompleted: boolean;
  onComplete: (evidence: Evidence) => void;
  /** Whether completions wait for the server. */
  isWaiting?: boolean;
  /** Opens the way to the tutor. */
  onAsk?: () => void;
  layout: (slots: BenchSlots) => ReactNode;
};
