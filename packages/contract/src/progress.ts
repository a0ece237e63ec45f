import * as z from 'zod/mini';
import { brought, evidence } from './achievements.ts';
import { programCode } from './execution.ts';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { wholeNumber } from './whole-number.ts';

const progress = z.object({
  completed: z.boolean(),
  /** 0 to 100. */
  score: z.int(),
  codeSubmitted: z.string(),
});
export type Progress = z.infer<typeof progress>;

const unknownLesson = { status: 404, text: 'Diese Lektion gibt es nicht.' };

export const readProgress = route({
  method: 'GET',
  path: '/api/progress/:lessonId',
  summary: 'How far this learner is in a lesson; zeros for who has not begun.',
  params: z.object({ lessonId: wholeNumber }),
  answer: progress,
  refusals: { unknownLesson },
});

export const listProgress = route({
  method: 'GET',
  path: '/api/progress',
  summary: 'How far this learner is in every lesson that was begun.',
  answer: z.array(z.extend(z.omit(progress, { codeSubmitted: true }), { lessonId: z.int() })),
});

export const saveProgress = route({
  method: 'POST',
  path: '/api/progress',
  summary: 'Keeps what was reached in a lesson; nothing that was reached is ever taken back.',
  body: z.object({
    lessonId: z.int(),
    completed: z.boolean(),
    codeSubmitted: z._default(programCode, ''),
    score: z.int().check(z.gte(0, 'mindestens 0'), z.lte(100, 'höchstens 100')),
    /** How it was completed, where that is known. */
    evidence: z.optional(evidence),
  }),
  answer: z.extend(progress, {
    /** Null where nothing was completed. */
    brought: z.nullable(brought),
  }),
  refusals: { unknownLesson, otherLearner, tooOften },
});
