import * as z from 'zod/mini';
import type { Example } from './concept.ts';
import { listOf, longText, shortText } from './front-matter.ts';

const counts = z.record(z.string(), z.int().check(z.gte(1)));

/** What a learner's program is to do. All of its checks must hold, with any dice. */
const goal = z.strictObject({
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
export type Goal = z.infer<typeof goal>;

/** What does this print? To be guessed before the first run. */
const prediction = z.strictObject({
  code: z.string(),
  options: listOf(z.string(), 3, 4),
  /** The number of the right one, from 1. */
  right: z.int().check(z.gte(1), z.lte(4)),
  why: longText,
});
export type Prediction = z.infer<typeof prediction>;

/** The front matter of `lesson.md`; `starter.py`, `solution.py` and `example.md` lie beside it. */
export const lessonFront = z.strictObject({
  /** All that is kept of somebody's work points at it: it never changes and is never given again. */
  id: z.int('give the lesson a whole number that no lesson has ever had').check(z.gte(1)),
  /** Also the first heading of the text below. */
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  /** What the learner is going to build, in one sentence. */
  description: shortText,
  type: z.enum(['Theory', 'Interactive', 'Project']),
  /** In minutes. */
  duration: z.int().check(z.gte(3), z.lte(90)),
  /** What the learner can do afterwards: "Du …". */
  objectives: listOf(shortText, 2, 4),
  /** The ids of the cards that explain it. */
  concepts: listOf(shortText, 2, 5),
  /** Of the language, from this lesson on: `print()`, `.append()`, `for`, `+=`, `[]`. */
  teaches: listOf(shortText, 0, 20),
  /** What is typed when an example asks for it. */
  typed: z.optional(z.array(z.string())),
  predict: z.optional(prediction),
  /** From a nudge to nearly there; none holds a line of the solution. */
  hints: listOf(longText, 3, 3),
  /** What a tutor asks back before it gives a hint. */
  questions: listOf(longText, 2, 3),
  /** The easy one first. */
  goals: listOf(goal, 2, 4),
  /** What goes wrong most often, and the kind of message that explains it. */
  mistakes: listOf(z.strictObject({ code: z.string(), error: shortText }), 2, 2),
});

export type Lesson = Readonly<z.infer<typeof lessonFront>> & {
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
