import type { Goal } from '@hbg/contract/units';
import * as z from 'zod/mini';
import { listOf, shortText, told } from './front-matter.ts';

const counts = z.record(z.string(), z.int().check(z.gte(1)));

/** All of its checks must hold, with any dice. */
const simpleGoal = z.strictObject({
  /** What the learner reads before and after. */
  text: shortText,
  /** What is typed while the program runs for this goal. */
  inputs: z.optional(z.array(z.string())),
  /** Added to the end of the program when it runs for this goal: it tries out what was built. */
  probe: z.optional(z.string()),
  /** Stands in the output, whatever the spaces. */
  prints: z.optional(z.string()),
  /** A regular expression that finds something in the output. */
  matches: z.optional(z.string()),
  /** The output has at least so many lines that aren't blank. */
  lines: z.optional(z.int().check(z.gte(1))),
  /** Names and how often they are called at least. */
  calls: z.optional(counts),
  /** Keywords and signs that stand in the code; `#` is a comment. */
  uses: z.optional(listOf(shortText, 1, 10)),
});

/** A goal that is a text alone is checked by a function of the unit's check file. */
export const goal = z.union(
  [
    simpleGoal,
    z.pipe(
      shortText,
      z.transform((text): Goal => ({ text })),
    ),
  ],
  { error: cureOfGoal },
);

function cureOfGoal({ input, errors }: { input?: unknown; errors: z.core.$ZodIssue[][] }) {
  const fields = typeof input === 'object' && input !== null ? Object.keys(input) : null;
  if (fields?.includes('text')) return told(errors[0]?.[0]);
  const [start] = fields ?? [];
  return start === undefined
    ? 'schreib einen Satz mit höchstens 200 Zeichen'
    : `hinter „${start}“ steht ein Doppelpunkt: setz den ganzen Satz in "…"`;
}

/** Whether the goal says by itself how it is checked. */
export function isSimple(goal: Goal): boolean {
  return Object.keys(goal).length > 1;
}
