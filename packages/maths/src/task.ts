import type { Fraction } from './numbers/fraction.ts';
import type { Random } from './random.ts';
import type { UnitName } from './units.ts';

export const courseIds = ['A', 'B', 'C', 'D', 'E'] as const;
export type CourseId = (typeof courseIds)[number];
export type Difficulty = 'easy' | 'medium' | 'hard';

/** What may be typed: a number, a number or a fraction, or zeros and ones. */
export type Form = 'number' | 'fraction' | 'bits';

/** A wrong answer that is typical, and the thought behind it. */
export type Mistake = {
  readonly id: string;
  readonly value: Fraction;
  /** 'Du hast …, aber …' */
  readonly thought: string;
};

/** A bar of equal pieces, some of them filled; `cuts` of them stand out: the pieces of before. */
export type PieceBar = { readonly of: number; readonly filled: number; readonly cuts: number };

export type Step = {
  readonly text: string;
  /** What is calculated in it. */
  readonly line?: string;
  readonly bars?: readonly (PieceBar & { readonly says: string })[];
};

/** A number of the task as a line of Python: its name, and its value as Python writes it. */
export type NamedNumber = readonly [name: string, value: string | number];

export type Draft = {
  readonly text: string;
  /** Stands large in front of the answer. A fraction is written 3/4. */
  readonly formula?: string;
  /** Between the formula and the answer; '=' where none is named. */
  readonly lead?: string;
  readonly unit?: UnitName;
  readonly form?: Form;
  readonly answer: Fraction;
  readonly mistakes: readonly Mistake[];
  readonly steps: readonly Step[];
  readonly numbers: readonly NamedNumber[];
};

/** A kind of task: whatever is drawn, it is asked and answered in the same way. */
export type Kind = {
  readonly id: string;
  readonly course: CourseId;
  readonly difficulty: Difficulty;
  readonly title: string;
  readonly draw: (random: Random) => Draft;
};

export type Task = Draft & {
  readonly kind: string;
  readonly seed: number;
  readonly form: Form;
};
