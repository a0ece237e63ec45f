import type { Riddle } from '@hbg/contract/units';
import * as z from 'zod/mini';
import { listOf, longText, shortText } from './front-matter.ts';
import { unitFront } from './unit.ts';

const cure = 'nenne sie raetsel/ und dahinter einen Namen ohne Umlaute, etwa raetsel/kassenzettel';
const lineNumber = z.int().check(z.gte(1), z.lte(12));

/** A program in which one line is wrong. */
const riddle = {
  wanted: shortText.check(z.regex(/^Die KI wollte\b.*\.$/, 'schreib einen Satz: Die KI wollte ….')),
  /** What stands in `…` is what the program shows. */
  comes: shortText,
  /** The guilty one, counted from 1. */
  line: lineNumber,
  why: longText,
  /** Every other line, with the reason why it isn't that one. */
  innocent: listOf(z.strictObject({ line: lineNumber, why: longText }), 2, 11),
  level: z.enum(['easy', 'medium', 'hard']),
};

/** The front matter of a riddle's `unit.md`. */
export const riddleFront = z.pipe(
  z.strictObject({
    ...z.omit(unitFront, { goals: true, hints: true, quiz: true, introduces: true }).shape,
    id: z.string(cure).check(z.regex(/^raetsel\/[a-z0-9-]+$/, cure), z.maxLength(80)),
    kind: z.literal('quiz'),
    minutes: z.int().check(z.gte(2), z.lte(3)),
    concepts: listOf(shortText, 1, 4),
    /** For finding it, with however many taps. */
    xp: z.literal(10),
    ...riddle,
  }),
  z.transform(({ wanted, comes, line, why, innocent, level, ...front }) => {
    const riddle: Riddle = { wanted, comes, line, why, innocent, level };
    return { ...front, riddle, goals: [], hints: [], quiz: [], introduces: [] };
  }),
);
