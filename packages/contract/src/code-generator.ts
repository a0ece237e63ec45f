import * as z from 'zod/mini';
import { speaker } from './chat.ts';
import { projectLanguages } from './project-languages.ts';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';

const description = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Beschreib erst dein Programm'),
    z.maxLength(1_000, 'Höchstens 1.000 Zeichen'),
  );
const language = z.enum(projectLanguages);

/** A place in the code that is blank at first: from `start` to `end`, in characters. */
const gap = z.object({
  start: z.int(),
  end: z.int(),
  question: z.string(),
  /** After a try that was wrong. */
  hint: z.string(),
  /** What is right as well. */
  also: z.array(z.string()),
  /** Why an answer that comes to mind is wrong. */
  wrong: z.record(z.string(), z.string()),
});
export type Gap = z.infer<typeof gap>;

const generated = z.object({
  /** The whole program, also in the gaps; empty where there is none to be had. */
  code: z.string(),
  gaps: z.array(gap),
  language,
  title: z.string(),
  /** Nothing fits: it's a frame with comments. */
  isSkeleton: z.boolean(),
  tip: z.string(),
  /** What could be built next. */
  features: z.array(z.string()),
  /** What the tutor says to the description, where it says something. */
  message: z.nullable(z.string()),
  speaker,
});
export type GeneratedCode = z.infer<typeof generated>;

export const generateCode = route({
  method: 'POST',
  path: '/api/generate-code',
  summary: 'Writes a program from a description, with places in it to be found out.',
  body: z.object({ description, language }),
  answer: generated,
  refusals: { otherLearner, tooOften },
});
