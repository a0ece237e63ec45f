import type { Riddle, Unit as ShownUnit } from '@hbg/contract/units';
import * as z from 'zod/mini';
import { listOf, longText, shortText } from './front-matter.ts';
import { goal } from './goal.ts';
import { question } from './quiz.ts';

const unitKinds = ['read', 'run', 'build', 'quiz', 'katas'] as const;

/** What every `unit.md` may say; an area adds fields of its own. */
export const unitFront = z.strictObject({
  /** All that is kept of somebody's work points at it: it never changes and is never given again. */
  id: z
    .string()
    .check(
      z.regex(/^[a-z][a-z0-9-]*\/[a-z0-9-]+$/, 'schreib sie wie tour-python/rezeptrechner'),
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
/** With what an area's schema makes of its own fields for the page. */
export type UnitFront = z.output<typeof unitFront> & { readonly riddle?: Riddle };

/** What the page is given, and what places the unit among the others. */
export type Unit = ShownUnit & Pick<UnitFront, 'concepts' | 'needs' | 'introduces'>;
