import * as z from 'zod/mini';
import { difficulty } from './difficulty.ts';
import { listOf, longText, shortText } from './front-matter.ts';
import { kataFolder } from './load-katas.ts';
import { question } from './quiz.ts';
import { unitFront } from './unit.ts';

const cure = 'nenne sie python-mastery/ oder html-mastery/ und dahinter einen Namen ohne Umlaute';

/** Beside `unit.md`. */
export const masteryFiles = [kataFolder];

/** The front matter of a lesson of the mastery's `unit.md`; its text fits on one screen. */
export const masteryFront = z.pipe(
  z.strictObject({
    ...z.omit(unitFront, { goals: true, hints: true }).shape,
    id: z.string(cure).check(z.regex(/^(?:python|html)-mastery\/[a-z0-9-]+$/, cure)),
    kind: z.literal('katas'),
    /** What most of it is: a thing to know, to do, or to try out. */
    type: z.enum(['theory', 'practical', 'interactive']),
    concepts: listOf(shortText, 1, 4),
    quiz: listOf(question, 4, 4),
    xp: z.int().check(z.gte(10), z.lte(20)),
    /** A program or a page, to be looked at and changed. */
    example: z.string().check(z.minLength(1), z.maxLength(1_200)),
  }),
  z.transform(({ example, ...front }) => ({ ...front, example, goals: [], hints: [] })),
);
export type MasteryFront = z.output<typeof masteryFront>;

/** The front matter of `chapter.md`. */
export const masteryChapterFront = z.strictObject({
  /** As it stands in the address. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  title: z.string().check(z.minLength(1), z.maxLength(40)),
  description: longText,
  difficulty,
  /** All of its lessons and the exam. */
  minutes: z.int().check(z.gte(10), z.lte(300)),
  /** For its exam. */
  xp: z.int().check(z.gte(50), z.lte(75)),
});
