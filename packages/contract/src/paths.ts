import * as z from 'zod/mini';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { wholeNumber } from './whole-number.ts';

export const pathLanguages = ['python', 'java', 'javascript'] as const;
export type PathLanguage = (typeof pathLanguages)[number];
export const stepTypes = ['lesson', 'exercise', 'project', 'quiz'] as const;
export type StepType = (typeof stepTypes)[number];

const count = z.int().check(z.gte(0));
/** What ticks point at: the number of its path and its own name, `1-schleifen`. */
const stepId = z.string().check(z.regex(/^\d+-[a-z0-9-]+$/), z.maxLength(80));
const unknownPath = { status: 404, text: 'Diesen Lernpfad gibt es nicht.' } as const;

const path = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** By which it is found. */
  language: z.enum(pathLanguages),
  /** Shown in place of its language, where that alone promises more. */
  label: z.optional(z.string()),
  difficulty: z.enum(['Anfänger', 'Fortgeschritten', 'Experte']),
  estimatedHours: count,
  prerequisites: z.array(z.string()),
  outcomes: z.array(z.string()),
  /** The path that it goes on from; null where it stands for itself. */
  after: z.nullable(z.int()),
  /** So many. */
  steps: count,
});
export type LearningPath = z.infer<typeof path>;

export const listPaths = route({
  method: 'GET',
  path: '/api/learning-paths',
  summary: 'All learning paths, in their order.',
  answer: z.array(path),
});

const part = z.object({
  unit: z.string(),
  title: z.string(),
  minutes: count,
  /** Within the house: `/learn/1/28`. */
  address: z.string(),
  isDone: z.boolean(),
  /** What keeps something that was begun from counting; null where it's done or untouched. */
  missing: z.nullable(z.string()),
});
export type StepPart = z.infer<typeof part>;

const step = z.object({
  id: stepId,
  /** From 1. */
  stepNumber: z.int(),
  title: z.string(),
  description: z.string(),
  type: z.enum(stepTypes),
  estimatedMinutes: count,
  /** Where this learner does what is next in it. */
  address: z.string(),
  /** Nothing of the house can tell when it's done: it is ticked. */
  isByHand: z.boolean(),
  /** Whether a by-hand step is ticked, or all of its parts are done. */
  isDone: z.boolean(),
  /** Empty for what is done by hand. */
  parts: z.array(part),
});
export type PathStep = z.infer<typeof step>;

export const listPathSteps = route({
  method: 'GET',
  path: '/api/path-steps',
  summary: 'The steps of a path, what each consists of, and what of it this learner has done.',
  query: z.object({ pathId: wholeNumber }),
  answer: z.array(step),
  refusals: { unknownPath },
});

const progress = z.object({
  pathId: z.int(),
  title: z.string(),
  /** By what its steps consist of; 100 only when all of it is done. */
  progressPercentage: count,
  /** The ids of the steps that are done, whenever that was. */
  completedSteps: z.array(stepId),
  /** The first one that isn't done; null at the end. */
  currentStepId: z.nullable(stepId),
  startedAt: z.string(),
  isPaused: z.boolean(),
  finishedAt: z.nullable(z.string()),
  /** Lessons, exercises, exams and ticks. */
  done: count,
  of: count,
  /** What is to be done now, within the current step. */
  current: z.nullable(
    z.object({ step: z.string(), title: z.string(), minutes: count, address: z.string() }),
  ),
});
export type PathProgress = z.infer<typeof progress>;

export const listPathProgress = route({
  method: 'GET',
  path: '/api/user-path-progress',
  summary:
    'How far this learner is in each path that they have started; the one that moved last comes first.',
  answer: z.array(progress),
});

const pathParams = z.object({ id: wholeNumber });

export const startPath = route({
  method: 'POST',
  path: '/api/learning-paths/:id/start',
  summary: 'Starts a path, or goes on with one that was paused; the first start counts.',
  params: pathParams,
  answer: progress,
  refusals: { unknownPath, otherLearner, tooOften },
});

export const pausePath = route({
  method: 'POST',
  path: '/api/learning-paths/:id/pause',
  summary: 'Lays a started path aside; nothing of it is lost.',
  params: pathParams,
  answer: progress,
  refusals: {
    unknownPath,
    notStarted: { status: 409, text: 'Dieser Lernpfad ist noch nicht gestartet.' },
    otherLearner,
    tooOften,
  },
});

export const tickStep = route({
  method: 'POST',
  path: '/api/path-steps/:id/done',
  summary: 'Ticks a step that is done by hand, or takes the tick back.',
  params: z.object({ id: stepId }),
  body: z.object({ isDone: z.boolean() }),
  answer: z.void(),
  refusals: {
    unknownStep: { status: 404, text: 'So einen Schritt zum Abhaken gibt es nicht.' },
    otherLearner,
    tooOften,
  },
});
