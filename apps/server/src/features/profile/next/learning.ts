import type { Lesson } from '@hbg/content/lesson';
import type { Completion } from '@hbg/contract/achievements';
import type { MasteryArea } from '@hbg/contract/mastery';
import type { Rated } from '../../assessments/read-assessments.ts';
import type { AllTried } from '../../lessons/next-step.ts';
import type { MasteryWork } from '../../mastery/read-chapters.ts';
import type { RepeatedMistake } from '../../maths/rules/repeated-mistakes.ts';
import type { NextPathStep } from '../../paths/rules/next-path-step.ts';
import type { Idea } from '../idea-for.ts';
import type { Room } from './rooms.ts';

type Done = Pick<Completion, 'unit' | 'reached' | 'hints' | 'hadSolution' | 'at' | 'isProven'>;

export type MasteryRoom = MasteryWork & {
  readonly area: MasteryArea;
  /** By its lessons, the number of the lesson that has introduced what they are about. */
  readonly needs: ReadonlyMap<string, number>;
};

/** All that a recommendation looks at. */
export type Learning = {
  /** In the order of the courses. */
  readonly lessons: readonly Lesson[];
  readonly tried: AllTried;
  readonly completions: readonly Done[];
  readonly masteries: readonly MasteryRoom[];
  readonly maths: {
    readonly level: number;
    /** Kinds of tasks. */
    readonly tried: ReadonlySet<string>;
    readonly mistakes: readonly RepeatedMistake[];
  };
  readonly assessments: readonly Rated[];
  readonly pathStep: NextPathStep | null;
  /** Something to build. */
  readonly idea: Idea | null;
  /** As the learner has written them. */
  readonly goals: readonly string[];
  /** When somebody was last in a room, in milliseconds. */
  readonly lastIn: ReadonlyMap<Room, number>;
  readonly now: number;
};
