import * as z from 'zod/mini';
import { listOf, longText, shortText } from './front-matter.ts';
import { type Goal, goal } from './goal.ts';
import { type Question, question } from './quiz.ts';

export const unitKinds = ['read', 'run', 'build', 'quiz', 'katas'] as const;
export type UnitKind = (typeof unitKinds)[number];

/** What every `unit.md` may say; an area adds fields of its own. */
export const unitFront = z.strictObject({
  /** All that is kept of somebody's work points at it: it never changes and is never given again. */
  id: z
    .string()
    .check(
      z.regex(/^[a-z][a-z0-9-]*\/[a-z0-9-]+$/, 'write it like tour-python/rezeptrechner'),
      z.maxLength(80),
    ),
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  kind: z.enum(unitKinds),
  minutes: z.int().check(z.gte(1), z.lte(120)),
  /** The ids of the cards that explain it. */
  concepts: z._default(listOf(shortText, 0, 8), []),
  /** The ids of units that come before. */
  needs: z._default(listOf(shortText, 0, 8), []),
  /** The ids of the cards that are learned here for the first time. */
  introduces: z._default(listOf(shortText, 0, 8), []),
  /** The easy one first. */
  goals: z._default(listOf(goal, 1, 10), []),
  /** From a nudge to nearly there; none holds a line of the solution. */
  hints: z._default(listOf(longText, 3, 3), []),
  quiz: z._default(listOf(question, 1, 12), []),
  /** Where it is worth a fixed number of points. */
  xp: z.optional(z.int().check(z.gte(0), z.lte(500))),
});

/** Texts by the names of their files. */
export type Files = Record<string, string>;

export type Unit = {
  readonly id: string;
  readonly title: string;
  readonly kind: UnitKind;
  readonly minutes: number;
  readonly concepts: string[];
  readonly needs: string[];
  readonly introduces: string[];
  readonly goals: Goal[];
  readonly hints: string[];
  readonly quiz: Question[];
  readonly xp: number | null;
  /** Null where nothing is written. */
  readonly language: 'python' | 'web' | null;
  readonly content: string;
  readonly starter: Files;
  readonly solution: Files;
  /** The source of `check.py` or `check.js`. */
  readonly check: string | null;
  /** What a program finds beside itself. */
  readonly data: Files;
};
