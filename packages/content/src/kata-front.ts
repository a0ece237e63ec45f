import * as z from 'zod/mini';
import { listOf, longText, shortText } from './front-matter.ts';
import { hasOneRight, oneRight, option } from './quiz.ts';

const name = z.string().check(z.regex(/^[a-z]+$/, 'kleine Buchstaben ohne Umlaute'));
const value = z.union([z.int(), z.string()], { error: 'eine ganze Zahl oder ein Text' });

/** What differs from one time to the next: each with each, or row by row what belongs together. */
function drawFrom(least: number) {
  return z
    .union([z.record(name, listOf(value, 2, 30)), listOf(z.record(name, value), least, 60)])
    .check(
      z.refine((written) => countOf(written) >= least, {
        error: `das gibt weniger als ${least} verschiedene Aufgaben: nenne mehr Werte`,
      }),
    );
}
type Value = z.output<typeof value>;
export type Draw = Record<string, Value[]> | Record<string, Value>[];

export function countOf(written: Draw): number {
  if (Array.isArray(written)) return written.length;
  return Object.values(written).reduce((count, { length }) => count * length, 1);
}

/** As it stands in a program, with its indentation and its lines. */
const printed = z.string().check(z.minLength(1), z.maxLength(600));
const place = z.int().check(z.gte(1), z.lte(8));

function frontFrom(leastVariants: number) {
  /** What is asked, in one sentence or two. */
  const common = { draw: drawFrom(leastVariants), task: longText };
  const choices = {
    ...common,
    options: listOf(option, 3, 5).check(z.refine(hasOneRight, { error: oneRight })),
  };
  const programs = {
    ...common,
    goals: listOf(shortText, 1, 4),
    /** After a try that missed a goal. */
    hint: z.optional(shortText),
  };
  return z.discriminatedUnion('form', [
    /**
     * What the program below shows. `proves` is for what is right, in the program's language, of `output`, `lines`,
     * `error` and the program's names.
     */
    z.strictObject({
      form: z.literal('predict'),
      ...choices,
      proves: z._default(shortText, 'output'),
    }),
    /** What holds of a page, or of what is told. */
    z.strictObject({ form: z.literal('choose'), ...choices }),
    /** What stands at `▢` of the program below, so that it prints what is shown. */
    z.strictObject({ form: z.literal('gap'), ...choices, shows: printed }),
    /** Which line of the program below is wrong, and what it has to be. */
    z.strictObject({
      form: z.literal('line'),
      ...common,
      shows: printed,
      line: place,
      better: printed,
      why: longText,
    }),
    /** The lines of the program below, shown mixed up; `also` are other right orders of them. */
    z.strictObject({
      form: z.literal('order'),
      ...common,
      shows: printed,
      why: longText,
      also: z._default(listOf(listOf(place, 4, 7), 1, 20), []),
    }),
    z.strictObject({ form: z.literal('repair'), ...programs }),
    z.strictObject({ form: z.literal('write'), ...programs }),
    /** As the solution looks, which is shown beside it. */
    z.strictObject({ form: z.literal('rebuild'), ...programs }),
  ]);
}

/** The front matter of an item of an assessment, in which nobody helps. */
export const itemFront = frontFrom(2);
export type KataFront = z.output<typeof itemFront>;
export type KataForm = KataFront['form'];

/** That of a kata, which is asked again and again. */
export const kataFront = frontFrom(6).check(
  z.refine((front) => !('goals' in front) || front.hint !== undefined, {
    error: 'schreib einen Tipp, der keine Zeile verrät',
    path: ['hint'],
  }),
);
