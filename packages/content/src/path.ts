import { pathLanguages, stepTypes } from '@hbg/contract/paths';
import * as z from 'zod/mini';
import { difficulty } from './difficulty.ts';
import { listOf, longText, shortText } from './front-matter.ts';

/** Where something is built that nobody checks. */
const rooms = ['/workshop', '/code-library', '/project'] as const;

const step = z.strictObject({
  /** Within its path. What is ticked points at it: it never changes. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'schreib sie wie erste-schritte')),
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  description: longText,
  type: z.enum(stepTypes),
  /** With all that belongs to it; at least as many as its units have. */
  minutes: z.int().check(z.gte(5), z.lte(600)),
  /** What finishes it: units, an exam, all topics of an area of the assessments, or the learner's own tick. */
  units: z.optional(listOf(shortText, 1, 20)),
  exam: z.optional(shortText),
  assessment: z.optional(shortText),
  byHand: z.optional(z.literal(true)),
  /** Where that is done, if the house has a place for it. */
  plan: z.optional(shortText),
  snippet: z.optional(z.int()),
  room: z.optional(z.enum(rooms)),
});

/** The front matter of `path.md`. */
export const pathFront = z.strictObject({
  /** Addresses and rows hold it: it never changes and is never given again. */
  id: z.int().check(z.gte(1), z.lte(999)),
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  description: longText,
  /** By which it is found. */
  language: z.enum(pathLanguages),
  /** What it really works with, where its language alone promises more. */
  label: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  difficulty,
  estimatedHours: z.int().check(z.gte(1), z.lte(60)),
  prerequisites: z._default(listOf(shortText, 0, 6), []),
  outcomes: listOf(shortText, 2, 8),
  /** The id of the path that it goes on from. */
  after: z.optional(z.int()),
  steps: listOf(step, 1, 40),
});

export type PathFront = z.output<typeof pathFront>;
export type StepFront = z.output<typeof step>;

export type HandPlace =
  | { readonly kind: 'plan'; readonly id: string }
  | { readonly kind: 'snippet'; readonly id: number }
  | { readonly kind: 'room'; readonly address: (typeof rooms)[number] };

export type Finish =
  | { readonly kind: 'units'; readonly units: readonly string[] }
  | { readonly kind: 'exam'; readonly unit: string }
  | { readonly kind: 'assessment'; readonly area: string }
  | { readonly kind: 'by hand'; readonly place: HandPlace | null };

export type PathStep = Pick<StepFront, 'title' | 'description' | 'type' | 'minutes'> & {
  /** Of all paths: `1-schleifen`. */
  readonly id: string;
  readonly finish: Finish;
};

/** An order of what others own. */
export type LearningPath = Readonly<Omit<PathFront, 'steps' | 'after'>> & {
  readonly after: number | null;
  readonly steps: readonly PathStep[];
};
