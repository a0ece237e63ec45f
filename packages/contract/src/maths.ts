import * as z from 'zod/mini';
import { badge, standingOfBadge } from './achievements.ts';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { uuid } from './uuid.ts';

const count = z.int().check(z.gte(0));
const kind = z.string().check(z.regex(/^[A-E][1-9]$/));
const level = z.int().check(z.gte(1), z.lte(10));

/** Characters. */
const longestTyped = 60;

export const answerTask = route({
  method: 'POST',
  path: '/api/maths/answers',
  summary: 'Judges the answer to a task and keeps it; a task counts once.',
  body: z.object({
    /** Made by who sends it, so that sending it again is harmless. */
    id: uuid,
    /** The same kind and seed are the same task. */
    kind,
    seed: z.int().check(z.gte(0), z.lt(2 ** 32)),
    /** As the learner has picked it. */
    level,
    typed: z.string().check(z.minLength(1), z.maxLength(longestTyped)),
    /** A program of the learner's has printed it. */
    byProgram: z.boolean(),
    /** Arrives later when there was no network. */
    madeAt: z.iso.datetime(),
  }),
  answer: z.object({ isRight: z.boolean(), points: z.int() }),
  refusals: {
    unknownKind: { status: 404, text: 'Diese Art von Aufgabe gibt es nicht.' },
    unreadable: { status: 400, text: 'Diese Antwort lässt sich nicht lesen.' },
    otherLearner,
    tooOften,
  },
});

export const pickLevel = route({
  method: 'PUT',
  path: '/api/maths/level',
  summary: 'Keeps the level that the learner has picked.',
  body: z.object({ level }),
  answer: z.object({ level }),
  refusals: { otherLearner, tooOften },
});

const kindStanding = z.object({
  kind: z.string(),
  right: count,
  wrong: count,
  /** On so many days something was right. */
  days: count,
  lastAt: z.string(),
  /** What was thought wrong more than once, the most frequent first. */
  repeated: z.array(z.object({ mistake: z.string(), times: count })),
});
export type KindStanding = z.infer<typeof kindStanding>;

const earning = z.extend(badge, {
  ...standingOfBadge,
  /** The answers by which it was earned, or which have come together so far. */
  evidence: z.array(z.object({ kind: z.string(), at: z.string() })),
});
export type MathsAchievement = z.infer<typeof earning>;

const standing = z.object({
  level,
  points: count,
  streak: count,
  bestStreak: count,
  /** Whether the last answers at each level were right, at most ten; the newest is the last. */
  recent: z.array(z.object({ level, answers: z.array(z.boolean()) })),
  /** Only those that were tried. */
  kinds: z.array(kindStanding),
  achievements: z.array(earning),
});
export type MathsStanding = z.infer<typeof standing>;

export const readMaths = route({
  method: 'GET',
  path: '/api/maths',
  summary: 'How far this learner has come in the maths trainer, by all their answers.',
  answer: standing,
});
