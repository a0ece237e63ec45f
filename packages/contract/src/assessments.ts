import * as z from 'zod/mini';
import { kataForm } from './mastery.ts';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { unit, unitId, unknownUnit } from './units.ts';
import { uuid } from './uuid.ts';

const count = z.int().check(z.gte(0));
const level = z.int().check(z.gte(0), z.lte(10));
const params = z.object({ id: uuid });
const unknownAssessment = { status: 404, text: 'Diese Bewertung gibt es nicht.' } as const;

/** So many items are asked, as long as nothing speaks against it. */
export const usualItems = 8;
/** Characters of what is written. */
const longestAnswer = 10_000;
/** 'Das kann ich' asks for so many more, and can be said so often. */
export const contest = { items: 2, times: 2 } as const;

const item = z.object({
  number: z.int(),
  variant: z.int(),
  form: kataForm,
  /** Of the code that is shown. */
  language: z.nullable(z.enum(['python', 'html', 'css', 'javascript'])),
  /** What its program prints as soon as it is right. */
  shows: z.nullable(z.string()),
  /** Which option is right isn't told before the answer. */
  unit,
});
export type Item = z.infer<typeof item>;

const given = z.object({
  /** Of the options; none where somebody doesn't know. */
  choice: z.nullable(z.int()),
  /** Of lines to be ordered: places among the options. */
  order: z.nullable(z.array(z.int())),
  /** What was written; several files as one string. */
  code: z.nullable(z.string()),
});

/** An item that was answered, with all that was kept back before. */
const judged = z.extend(item, {
  ...given.shape,
  isRight: z.boolean(),
  /** Of a wrong line: what it has to be. */
  better: z.nullable(z.string()),
  /** The program as it is right, where it isn't what is shown. */
  solved: z.nullable(z.string()),
  /** Why its lines stand in this order. */
  why: z.nullable(z.string()),
});
export type Judged = z.infer<typeof judged>;

const result = z.object({
  /** From 0 to 10, as is how sure that is; null where only two items were asked, without help. */
  level: z.nullable(level),
  confidence: z.nullable(level),
  right: count,
  of: count,
  /** 'Das kann ich' can still be said. */
  mayContest: z.boolean(),
  next: z.nullable(z.object({ title: z.string(), address: z.string() })),
  /** In the order in which it was asked. */
  evidence: z.array(judged),
});
export type AssessmentResult = z.infer<typeof result>;

const state = z.object({
  id: z.string(),
  /** What somebody can do in a topic, or whether they can do it without help. */
  kind: z.enum(['topic', 'unaided']),
  title: z.string(),
  area: z.string(),
  answered: count,
  /** About so many in all. */
  wanted: count,
  item: z.nullable(item),
  result: z.nullable(result),
});
export type AssessmentState = z.infer<typeof state>;

export const startAssessment = route({
  method: 'POST',
  path: '/api/start-assessment',
  summary:
    'Begins an assessment of a topic, or goes on with it: without a topic, of what is least sure or was asked longest ago.',
  body: z._default(z.object({ topic: z.optional(z.string().check(z.maxLength(60))) }), {}),
  answer: z.object({ id: z.string() }),
  refusals: {
    unknownTopic: { status: 404, text: 'Dieses Thema gibt es nicht.' },
    enoughToday: {
      status: 409,
      text: 'Dieses Thema war heute schon sehr oft dran. Morgen geht es weiter.',
    },
    otherLearner,
    tooOften,
  },
});

export const readAssessment = route({
  method: 'GET',
  path: '/api/assessments/:id',
  summary: 'How far an assessment is: the item that is asked now, or what came out.',
  params,
  answer: state,
  refusals: { unknownAssessment },
});

export const answerItem = route({
  method: 'POST',
  path: '/api/assessments/:id',
  summary: 'Judges the answer to the item that is asked, keeps it and tells what comes next.',
  params,
  body: z.object({
    /** Made by who sends it, so that sending it again is harmless. */
    id: uuid,
    number: z.int().check(z.gte(1), z.lte(20)),
    variant: z.int().check(z.gte(0), z.lt(2 ** 31)),
    /** Of something that was written: what its checks say. */
    isRight: z.optional(z.boolean()),
    choice: z.optional(z.int().check(z.gte(0), z.lte(20))),
    order: z.optional(z.array(z.int().check(z.gte(0), z.lte(20))).check(z.maxLength(20))),
    code: z.optional(
      z
        .string()
        .check(
          z.maxLength(longestAnswer, `Höchstens ${longestAnswer.toLocaleString('de')} Zeichen`),
        ),
    ),
  }),
  answer: z.object({ judged, state }),
  refusals: {
    unknownAssessment,
    /** Another device was faster. */
    notAsked: { status: 409, text: 'Diese Aufgabe ist gerade nicht dran.' },
    otherLearner,
    tooOften,
  },
});

export const contestAssessment = route({
  method: 'POST',
  path: '/api/assessments/:id/contest',
  summary: `'Das kann ich': asks ${contest.items} more items before it judges again.`,
  params,
  answer: state,
  refusals: {
    unknownAssessment,
    notNow: { status: 409, text: 'Hier gibt es keine weiteren Aufgaben.' },
    otherLearner,
    tooOften,
  },
});

export const assessment = z.object({
  id: z.string(),
  skillArea: z.string(),
  topic: z.string(),
  currentLevel: level,
  /** Fades while nothing is asked. */
  confidence: level,
  assessedAt: z.string(),
  /** So many items it rests on. */
  answers: count,
});
export type Assessment = z.infer<typeof assessment>;

export const listAssessments = route({
  method: 'GET',
  path: '/api/knowledge-assessments',
  summary: 'What this learner can do in each topic by their answers, the last asked first.',
  answer: z.array(assessment),
});

const openAssessment = z.object({
  id: z.string(),
  topic: z.string(),
  answered: count,
  /** About so many in all. */
  wanted: count,
});
export type OpenAssessment = z.infer<typeof openAssessment>;

export const listOpenAssessments = route({
  method: 'GET',
  path: '/api/open-assessments',
  summary: 'What this learner has begun and can go on with, the last begun first.',
  answer: z.array(openAssessment),
});

/** So many are offered, and so many that were done are told. */
export const mostUnaided = 3;

export const listUnaidedChecks = route({
  method: 'GET',
  path: '/api/unaided-checks',
  summary: 'Where the AI has helped a day ago or more: can it be done without help by now?',
  answer: z.object({
    open: z.array(z.object({ unit: z.string(), title: z.string(), helpedAt: z.string() })),
    done: z.array(
      z.object({ id: z.string(), title: z.string(), right: count, of: count, at: z.string() }),
    ),
  }),
});

export const startUnaidedCheck = route({
  method: 'POST',
  path: '/api/unaided-checks',
  summary: 'Begins two items of what the AI has helped with; they are answered like an assessment.',
  body: z.object({ unit: unitId }),
  answer: z.object({ id: z.string() }),
  refusals: { unknownUnit, otherLearner, tooOften },
});
