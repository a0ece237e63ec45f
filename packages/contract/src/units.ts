import * as z from 'zod/mini';
import { route } from './route.ts';

/** What a learner's program is to do; all of its checks must hold. With a text alone, `check` says how it is checked. */
export const goal = z.object({
  text: z.string(),
  inputs: z.optional(z.array(z.string())),
  probe: z.optional(z.string()),
  prints: z.optional(z.string()),
  matches: z.optional(z.string()),
  lines: z.optional(z.int()),
  calls: z.optional(z.record(z.string(), z.int())),
  uses: z.optional(z.array(z.string())),
});
export type Goal = z.infer<typeof goal>;

export type GoalResult = {
  /** Null where it couldn't be tried now. */
  readonly reached: boolean | null;
  /** The first difference, where a check function has found one. */
  readonly sentence: string | null;
};

const question = z.object({
  question: z.string(),
  code: z.nullable(z.string()),
  options: z.array(
    z.object({ text: z.string(), isRight: z.boolean(), why: z.nullable(z.string()) }),
  ),
});
export type Question = z.infer<typeof question>;

/** Texts by the names of their files, in the order in which they are shown. */
export const files = z.record(z.string(), z.string());
export type Files = Readonly<Record<string, string>>;

const riddle = z.object({
  /** What the AI was to do. */
  wanted: z.string(),
  /** What happens instead; what stands in `…` is what the program shows. */
  comes: z.string(),
  /** The guilty line of the starter, counted from 1: the only one in which the solution differs. */
  line: z.int(),
  why: z.string(),
  /** For every other line, why it isn't that one. */
  innocent: z.array(z.object({ line: z.int(), why: z.string() })),
  level: z.enum(['easy', 'medium', 'hard']),
});
export type Riddle = z.infer<typeof riddle>;

export const unitKind = z.enum(['read', 'run', 'build', 'quiz', 'katas']);

export const unit = z.object({
  id: z.string(),
  title: z.string(),
  kind: unitKind,
  /** Null where nothing is written. */
  language: z.nullable(z.enum(['python', 'web'])),
  minutes: z.int(),
  /** Simple markup. */
  content: z.string(),
  goals: z.array(goal),
  hints: z.array(z.string()),
  quiz: z.array(question),
  starter: files,
  solution: files,
  /** The source of what checks the goals: Python or JavaScript. */
  check: z.nullable(z.string()),
  /** What a program finds beside itself. */
  data: files,
  xp: z.nullable(z.int()),
  /** Where a line of the starter is to be found that is wrong. */
  riddle: z.optional(riddle),
});
export type Unit = z.infer<typeof unit>;

/** `lektion/12`, `tour-python/rezeptrechner`. */
export const unitId = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/));

export const unknownUnit = { status: 404, text: 'Diese Einheit gibt es nicht.' } as const;

export const readUnit = route({
  method: 'GET',
  path: '/api/units',
  summary: 'A unit: something that is read, done and checked, with its solution.',
  query: z.object({ id: unitId }),
  answer: unit,
  refusals: { unknownUnit },
});
