import * as z from 'zod/mini';
import { brought, quizResult } from './achievements.ts';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { unit, unitId } from './units.ts';
import { uuid } from './uuid.ts';
import { wholeNumber } from './whole-number.ts';

export const masteryArea = z.enum(['python-mastery', 'html-mastery']);
export type MasteryArea = z.infer<typeof masteryArea>;

/** One of the tasks of a lesson, and which of its many draws. */
const task = z.object({ unit: unitId, number: z.int(), variant: z.int() });
export type KataTask = z.infer<typeof task>;

const kataNumber = z.int().check(z.gte(1), z.lte(20));
const variant = z.int().check(z.gte(0), z.lt(2 ** 31));
const unknownKata = { status: 404, text: 'Diese Aufgabe gibt es nicht.' } as const;

export const kataForm = z.enum([
  'predict',
  'choose',
  'gap',
  'line',
  'order',
  'repair',
  'write',
  'rebuild',
]);
export type KataForm = z.infer<typeof kataForm>;

export const readKata = route({
  method: 'GET',
  path: '/api/katas',
  summary: 'A task of a mastery lesson, drawn from its many: a question, or something to write.',
  query: z.object({ unit: unitId, number: wholeNumber, variant: wholeNumber }),
  answer: z.object({ form: kataForm, unit }),
  refusals: { unknownKata },
});

const state = z.enum(['open', 'tried', 'familiar', 'sure', 'mastered']);
export type MasteryState = z.infer<typeof state>;

const standing = z.object({
  state,
  /** By its katas and its quiz, 0 to 100. */
  percent: z.int(),
  /** Which of its katas were right once, in their order. */
  solved: z.array(z.boolean()),
  quiz: z.nullable(quizResult),
  /** The day of the next check; null before it is sure. */
  dueOn: z.nullable(z.string()),
  isDue: z.boolean(),
});
export type MasteryStanding = z.infer<typeof standing>;

/** So many tasks an exam has, and so many of them have to be right. */
export const examSize = 10;
export const examPass = 8;

export const tryKata = route({
  method: 'POST',
  path: '/api/katas',
  summary: 'Keeps how a task went; with the last one of an exam that is passed its XP come.',
  body: z.object({
    /** Made by who sends it, so that sending it again is harmless. */
    id: uuid,
    unit: unitId,
    number: kataNumber,
    variant,
    isRight: z.boolean(),
    /** With a hint, or with the tutor. */
    isHelped: z.boolean(),
    /** Whether it was asked among others, after a day or more. */
    isReview: z.boolean(),
    /** One id for all tasks of an exam, and its unit. */
    exam: z.nullable(z.object({ id: uuid, unit: unitId })),
    /** Arrives later when there was no network. */
    madeAt: z.iso.datetime(),
  }),
  answer: z.object({
    standing,
    /** Of an exam that is passed with this. */
    brought: z.nullable(brought),
  }),
  refusals: { unknownKata, otherLearner, tooOften },
});

const lesson = z.object({
  unit: z.string(),
  title: z.string(),
  type: z.enum(['theory', 'practical', 'interactive']),
  minutes: z.int(),
  xp: z.int(),
  example: z.string(),
  katas: z.array(kataForm),
  standing,
  /** 'Abschließen' has been pressed. */
  isCompleted: z.boolean(),
});
export type MasteryLesson = z.infer<typeof lesson>;

const chapter = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(['Anfänger', 'Fortgeschritten', 'Experte']),
  minutes: z.int(),
  xp: z.int(),
  lessons: z.array(lesson),
  exam: z.object({ unit: z.string(), best: z.nullable(quizResult), isPassed: z.boolean() }),
});
export type MasteryChapter = z.infer<typeof chapter>;

export const readMastery = route({
  method: 'GET',
  path: '/api/mastery',
  summary: 'All chapters and lessons of a mastery, and how far this learner is in each.',
  query: z.object({ area: masteryArea }),
  answer: z.object({ chapters: z.array(chapter) }),
});

export const drawTasks = route({
  method: 'GET',
  path: '/api/mastery/tasks',
  summary:
    'The ten tasks of a chapter’s exam; without a chapter those of what is to be checked again.',
  query: z.object({ area: masteryArea, chapter: z.optional(z.string().check(z.maxLength(40))) }),
  answer: z.object({ tasks: z.array(task) }),
  refusals: { unknownChapter: { status: 404, text: 'Dieses Kapitel gibt es nicht.' } },
});

const term = z.object({
  id: z.string(),
  title: z.string(),
  /** What else it is called. */
  names: z.array(z.string()),
  definition: z.string(),
  /** The chapter in which it is learned. */
  category: z.string(),
  example: z.object({
    language: z.string(),
    code: z.string(),
    /** What it prints; null where nothing runs. */
    output: z.nullable(z.string()),
  }),
});
export type Term = z.infer<typeof term>;

export const readTerms = route({
  method: 'GET',
  path: '/api/mastery/terms',
  summary: 'The words of a mastery, each with what it means and an example.',
  query: z.object({ area: masteryArea }),
  answer: z.object({ terms: z.array(term) }),
});
