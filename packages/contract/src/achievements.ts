import * as z from 'zod/mini';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { unitId, unknownUnit } from './units.ts';
import { uuid } from './uuid.ts';

const count = z.int().check(z.gte(0));

export const quizResult = z.object({ right: count, of: count }).check(
  z.refine(({ right, of }) => right <= of && of <= 100, {
    error: 'so viele Fragen gibt es nicht',
  }),
);
export type QuizResult = z.infer<typeof quizResult>;

/** How a unit was done. */
export const evidence = z.object({
  /** Made by who sends it, so that sending it again is harmless. */
  id: uuid,
  /** In the order of the unit's goals. */
  reached: z.array(z.boolean()).check(z.maxLength(20)),
  quiz: z._default(z.nullable(quizResult), null),
  /** How many of them were looked at. */
  hints: z.int().check(z.gte(0), z.lte(100)),
  hadSolution: z.boolean(),
  /** Really worked until then. */
  minutes: z.int().check(z.gte(0), z.lte(1_440)),
  /** Arrives later when there was no network. */
  madeAt: z.iso.datetime(),
});
export type Evidence = z.input<typeof evidence>;

/** The best that was ever reached. */
const completion = z.object({
  unit: z.string(),
  xp: z.int(),
  reached: z.array(z.boolean()),
  quiz: z.nullable(quizResult),
  hints: z.int(),
  hadSolution: z.boolean(),
  minutes: z.int(),
  firstAt: z.string(),
  at: z.string(),
  /** All of its checks have passed at once, without its solution. */
  isProven: z.boolean(),
});
export type Completion = z.infer<typeof completion>;

const area = z.enum(['python-mastery', 'html-mastery']);
export type LevelArea = z.infer<typeof area>;

const level = z.object({
  number: z.int(),
  name: z.string(),
  from: z.int(),
  /** Null for the last one. */
  until: z.nullable(z.int()),
});
export type Level = z.infer<typeof level>;

export const badge = z.object({
  id: z.string(),
  name: z.string(),
  /** What was done for it. */
  description: z.string(),
  rarity: z.enum(['common', 'uncommon', 'rare']),
  /** The name of a picture of lucide. */
  icon: z.string(),
  /** Where it belongs to a mastery, whose XP it raises. */
  area: z.optional(area),
});
export type Badge = z.infer<typeof badge>;

/** What a completion has changed; nothing when it's known already. */
export const brought = z.object({
  xp: z.int(),
  badges: z.array(badge),
  level: z.nullable(z.extend(level, { area })),
  points: z.int(),
});
export type Brought = z.infer<typeof brought>;

export const completeUnit = route({
  method: 'POST',
  path: '/api/completions',
  summary: 'Keeps that a unit is done, and tells what that has brought; the best result stays.',
  body: z.extend(evidence, { unit: unitId }),
  answer: z.object({ completion, brought }),
  refusals: { unknownUnit, otherLearner, tooOften },
});

export const listCompletions = route({
  method: 'GET',
  path: '/api/completions',
  summary: 'Which units below an id this learner has done: `lektion` for all lessons.',
  query: z.object({
    under: z.string().check(z.maxLength(80), z.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/)),
  }),
  answer: z.array(completion),
});

/** How long one row may reach back. */
export const mostMinutesAtOnce = 15;

export const noteActivity = route({
  method: 'POST',
  path: '/api/activity',
  summary: 'Notes that somebody has worked until now, or that a program runs again after an error.',
  body: z.object({
    /** Made by who sends it, so that sending it again is harmless. */
    id: uuid,
    kind: z.enum(['worked', 'repaired']),
    unit: unitId,
    minutes: z.int().check(z.gte(0), z.lte(mostMinutesAtOnce)),
    madeAt: z.iso.datetime(),
  }),
  answer: z.void(),
  refusals: { unknownUnit, otherLearner, tooOften },
});

const evidenceOfBadge = z.object({ unit: z.string(), title: z.string(), at: z.string() });

/** Where it is earned. */
const badgeRoom = z.enum(['house', 'python-mastery', 'html-mastery', 'maths']);
export type BadgeRoom = z.infer<typeof badgeRoom>;

/** How a badge stands with a learner. */
export const standingOfBadge = {
  /** As long as it is open. */
  toDo: z.string(),
  have: count,
  need: count,
  earnedAt: z.nullable(z.string()),
};

const badgeStanding = z.extend(badge, {
  ...standingOfBadge,
  room: badgeRoom,
  /** By what it was earned, or what has come together so far. */
  evidence: z.array(evidenceOfBadge),
});
export type BadgeStanding = z.infer<typeof badgeStanding>;

const badgeNews = z.extend(badge, {
  earnedAt: z.string(),
  /** The title of what has earned it; null where that has none. */
  because: z.nullable(z.string()),
});
export type BadgeNews = z.infer<typeof badgeNews>;

export const tellBadges = route({
  method: 'POST',
  path: '/api/badge-news',
  summary: 'Tells of the badges that were earned and of which nobody was told: of each once.',
  body: z.object({
    /** Made by who asks: what was lost on its way is told again under the same one. */
    id: uuid,
  }),
  answer: z.array(badgeNews),
  refusals: { otherLearner, tooOften },
});

export const readAchievements = route({
  method: 'GET',
  path: '/api/achievements',
  summary: 'All that follows from what this learner has done.',
  answer: z.object({
    /** Today, as the house counts. */
    day: z.string(),
    areas: z.array(z.object({ area, xp: z.int(), level })),
    totals: z.object({
      completed: z.int(),
      proven: z.int(),
      minutes: z.int(),
      /** The mean of all reached goals and right answers, else of what was saved: 0 to 100; null at first. */
      score: z.nullable(z.number()),
    }),
    /** Werkstattpunkte. */
    points: z.int(),
    badges: z.array(badgeStanding),
    streak: z.object({
      days: z.int(),
      isTodayDone: z.boolean(),
      /** Whether this week's free day is still there. */
      hasJoker: z.boolean(),
    }),
    /** Since Monday: what was done for the first time, its XP, and all work. */
    week: z.object({ completed: z.int(), xp: z.int(), minutes: z.int() }),
    /** Of the last 26 weeks, only days with work. */
    minutesByDay: z.array(z.object({ day: z.string(), minutes: z.int() })),
    /** Of the house, those that touch these weeks: from day to day. */
    holidays: z.array(z.object({ from: z.string(), to: z.string() })),
    /** The newest first, at most five. */
    activities: z.array(
      z.object({
        unit: z.string(),
        title: z.string(),
        at: z.string(),
        /** Null where it wasn't finished that day. */
        completion: z.nullable(completion),
        /** Worked at it on that day. */
        minutes: z.int(),
      }),
    ),
  }),
});
