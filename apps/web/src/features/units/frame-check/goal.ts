import type { OpenOptions } from './check-report.ts';
import type { Clock } from './clock.ts';
import { Reopening, type Step } from './difference.ts';

/** Something that is done to the page. */
export type Act = {
  /** „Nach dem Klick auf …“; null where nobody sees it. */
  readonly name: string | null;
  readonly run: (checked: Checked) => void | Promise<void>;
  /** For the start of a page. */
  readonly random?: readonly number[];
};

/** The page that is being checked, and what is known of it. */
export type Checked = {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  readonly clock: Clock;
  /** Sets what `Math.random` gives next. */
  readonly setRandom: (numbers: readonly number[]) => void;
  /** What went to the console. */
  readonly logged: readonly string[];
  /** Frequencies of the tones that were started. */
  readonly tones: readonly number[];
  readonly opened: OpenOptions;
  /** The files as the child wrote them. */
  readonly files: Readonly<Record<string, string>>;
  /** Waits until what has been started is done, without letting the clock go on. */
  readonly settle: () => Promise<void>;
};

/** A goal while it is tried: its steps wait for their turn, so that nobody has to write `await`. */
export type Goal = {
  readonly checked: Checked;
  readonly steps: Step[];
  /** „Nach dem Klick“: what has been done to the page so far. */
  context: string;
};

export function newGoal(checked: Checked): Goal {
  const { width } = checked.opened;
  return {
    checked,
    steps: [],
    context: width < 1000 ? `Bei ${width} Pixeln Breite` : '',
  };
}

export function add(goal: Goal, run: Step['run'], touches = false): Step {
  const step: Step = { run, touches, opens: null, sentence: null };
  goal.steps.push(step);
  return step;
}

/** Opens the page anew before the goal goes on, unless that has just been done for this step. */
export function addReopening({ steps }: Goal, opens: Partial<OpenOptions>): void {
  const run = () => {
    throw new Reopening(opens);
  };
  steps.push({ run, touches: true, opens, sentence: null });
}

export function sayInstead({ steps }: Goal, sentence: string): void {
  const last = steps.at(-1);
  if (last) last.sentence = sentence;
}

/** Does it, and waits until the page has done its part. */
export function addAct(goal: Goal, act: Act): void {
  const run = async () => {
    await act.run(goal.checked);
    await goal.checked.settle();
    if (act.name !== null) goal.context = `Nach ${act.name}`;
  };
  add(goal, run, true);
}
