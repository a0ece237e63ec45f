import * as z from 'zod/mini';
import type { Example } from './concept.ts';
import { listOf, longText, shortText } from './front-matter.ts';

const counts = z.record(z.string(), z.int().check(z.gte(1)));

/** What a learner's program is to do. All of its checks must hold. */
const goal = z.strictObject({
  text: shortText,
  /** What is typed while the program runs for this goal. */
  inputs: z.optional(z.array(z.string())),
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
export type Goal = z.infer<typeof goal>;

export const lessonFront = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  description: shortText,
  type: z.enum(['Theory', 'Interactive', 'Project']),
  duration: z.int().check(z.gte(3), z.lte(90)),
  objectives: listOf(shortText, 2, 4),
  concepts: listOf(shortText, 2, 5),
  hints: listOf(longText, 3, 3),
  questions: listOf(longText, 2, 3),
  goals: listOf(goal, 2, 4),
  mistakes: listOf(z.strictObject({ code: z.string(), error: shortText }), 2, 2),
});

export type Lesson = Readonly<z.infer<typeof lessonFront>> & {
  readonly id: number;
  readonly courseId: number;
  /** Within its course, from 1. */
  readonly order: number;
  /** The title of its chapter. */
  readonly category: string;
  readonly content: string;
  readonly starterCode: string;
  readonly solution: string;
  /** A similar task in another context, worked out. */
  readonly example: Example & { readonly before: string; readonly after: string };
};
