import { kindOf } from '@hbg/maths/courses/courses';
import { type Judgement, judge } from '@hbg/maths/judge';
import { countedLevel, poolOf } from '@hbg/maths/levels';
import { nextTask } from '@hbg/maths/next-task';
import type { CourseId, Kind, Task } from '@hbg/maths/task';
import { useEffect, useState } from 'react';
import type { NewAnswer } from '../use-answers.ts';
import { keepStanding, standingTask } from './standing-task.ts';

export type Wanted = {
  readonly level: number;
  readonly course: CourseId | null;
  /** One kind alone. */
  readonly kind: string | null;
};

export type Judged = Exclude<Judgement, { kind: 'unreadable' }>;

export type Round = {
  readonly task: Task;
  readonly typed: string;
  /** What a program has printed and was taken as the answer. */
  readonly printed: string | null;
  /** Why the answer can't be read. */
  readonly problem: string | null;
  readonly judged: Judged | null;
};

export type Practice = Round & {
  readonly kind: Kind;
  /** How many tasks were answered in this visit. */
  readonly answered: number;
  readonly type: (typed: string) => void;
  readonly takePrinted: (printed: string) => void;
  readonly check: () => void;
  readonly next: () => void;
};

/** One task after the other; null where there is no such kind. */
export function usePractice(
  user: string,
  wanted: Wanted,
  keep: (answer: NewAnswer) => void,
): Practice | null {
  const pool = poolFor(wanted);
  const place = pool.map(({ id }) => id).join(' ');
  const fromHere = { from: place, only: wanted.kind };
  const [{ from, only, ...round }, setRound] = useState(() => ({
    ...fromHere,
    ...begin(pool, null, standingTask(user, pool)),
  }));
  const [answered, setAnswered] = useState(0);
  const change = (part: Partial<Round>) => setRound((now) => ({ ...now, ...part }));
  // What was answered stays until the learner goes on, be it to another kind.
  const hasGoneOn = round.judged === null || (wanted.kind !== null && wanted.kind !== only);
  if (from !== place && hasGoneOn) setRound({ ...fromHere, ...begin(pool, round.task) });
  const stands = round.judged ? null : round.task;
  useEffect(() => keepStanding(user, stands), [user, stands]);
  const kind = round.task && kindOf(round.task.kind);
  if (!round.task || !kind) return null;
  const { task, typed, printed } = round;
  return {
    ...round,
    task,
    kind,
    answered,
    type: (text) => change({ typed: text, problem: null }),
    takePrinted: (text) => change({ typed: text, printed: text, problem: null }),
    check: () => {
      if (typed.trim() === '' || round.judged) return;
      const judged = judge(task, typed);
      if (judged.kind === 'unreadable') return change({ problem: judged.sentence });
      change({ judged, problem: null });
      setAnswered(answered + 1);
      keep(newAnswer(task, kind, { typed, wanted, judged, byProgram: printed === typed }));
    },
    next: () => {
      // What went wrong comes once more, with other numbers.
      const again = round.judged?.kind === 'wrong' ? [kind] : pool;
      setRound({ ...fromHere, ...begin(again, task) });
    },
  };
}

function begin(
  pool: readonly Kind[],
  before: Task | null,
  standing: Task | null = null,
): Omit<Round, 'task'> & {
  readonly task: Task | null;
} {
  const task = standing ?? (pool.length > 0 ? nextTask(pool, before) : null);
  return { task, typed: '', printed: null, problem: null, judged: null };
}

function poolFor({ level, course, kind }: Wanted): readonly Kind[] {
  const one = kind === null ? undefined : kindOf(kind);
  return one ? [one] : poolOf(level, course);
}

type Checked = {
  readonly typed: string;
  readonly wanted: Wanted;
  readonly judged: Judged;
  readonly byProgram: boolean;
};

function newAnswer(
  task: Task,
  kind: Kind,
  { typed, wanted, judged, byProgram }: Checked,
): NewAnswer {
  const { level } = wanted;
  return {
    sent: { kind: task.kind, seed: task.seed, level, typed, byProgram },
    given: { kind: task.kind, level: countedLevel(level, kind), isRight: judged.kind === 'right' },
  };
}
