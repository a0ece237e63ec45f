import * as z from 'zod/mini';
import { programLanguage } from './programs.ts';
import { route } from './route.ts';

const count = z.int().check(z.gte(0));

/** So many lines of the code are shown, each up to so many characters. */
export const lastLineLimits = { lines: 6, characters: 160 } as const;

const lastPlace = z.object({
  unit: z.string(),
  title: z.string(),
  /** Within the house: `/learn/1/28`. */
  address: z.string(),
  /** Null for a program of the learner's own. */
  lesson: z.nullable(
    z.object({
      order: z.int(),
      /** The title of its chapter. */
      chapter: z.string(),
      /** How many of its goals were ever reached, and how many there are. */
      reached: count,
      goals: count,
      minutes: z.int(),
    }),
  ),
  /** The first one that is open in a lesson that was begun; null where there is none. */
  goal: z.nullable(z.string()),
  language: programLanguage,
  /** The end of the code as the learner left it; at first, of the starter. */
  code: z.object({ firstLine: z.int(), lines: z.array(z.string()) }),
  /** When the learner last wrote it; null at first. */
  editedAt: z.nullable(z.string()),
  /** The lesson in which the learner goes on, also where an own program is newer. */
  goOn: z.object({ courseId: z.int(), lessonId: z.int() }),
  /** Of all courses. */
  lessons: z.object({ done: count, of: count }),
});
export type LastPlace = z.infer<typeof lastPlace>;

export const readLastPlace = route({
  method: 'GET',
  path: '/api/last-place',
  summary:
    'Where this learner goes on: the newest work among lessons and own programs; at first, the first lesson.',
  answer: lastPlace,
});
