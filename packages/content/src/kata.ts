import type { Files, Question } from '@hbg/contract/units';
import * as z from 'zod/mini';
import { type DrawnValues, fillAll } from './fill-slots.ts';
import { listOf, longText, shortText } from './front-matter.ts';
import { hasOneRight, oneRight, option, questionOf } from './quiz.ts';

const name = z.string().check(z.regex(/^[a-z]+$/, 'kleine Buchstaben ohne Umlaute'));
const value = z.union([z.int(), z.string()], { error: 'eine ganze Zahl oder ein Text' });

/** What differs from one time to the next: each with each, or row by row what belongs together. */
const draw = z
  .union([z.record(name, listOf(value, 2, 30)), listOf(z.record(name, value), 6, 60)])
  .check(
    z.refine((written) => countOf(written) >= leastVariants, {
      error: 'das gibt weniger als 6 verschiedene Aufgaben: nenne mehr Werte',
    }),
  );
const leastVariants = 6;
export type Draw = z.output<typeof draw>;

/** What is asked, in one sentence or two. */
const common = { draw, task: longText };
const choices = {
  ...common,
  options: listOf(option, 3, 5).check(z.refine(hasOneRight, { error: oneRight })),
};
const programs = {
  ...common,
  goals: listOf(shortText, 1, 4),
  /** After a try that missed a goal. */
  hint: shortText,
};

/** The front matter of a kata. */
export const kataFront = z.discriminatedUnion('form', [
  /** What the program below shows. `proves` is Python for what is right, of `output`, `lines`, `error` and the program's names. */
  z.strictObject({
    form: z.literal('predict'),
    ...choices,
    proves: z._default(shortText, 'output'),
  }),
  /** What holds of a page, or of what is told. */
  z.strictObject({ form: z.literal('choose'), ...choices }),
  z.strictObject({ form: z.literal('repair'), ...programs }),
  z.strictObject({ form: z.literal('write'), ...programs }),
  /** As the solution looks, which is shown beside it. */
  z.strictObject({ form: z.literal('rebuild'), ...programs }),
]);
export type KataFront = z.output<typeof kataFront>;
export type KataForm = KataFront['form'];

export type Kata = {
  readonly file: string;
  readonly front: KataFront;
  /** What is shown, or where one begins. */
  readonly starter: Files;
  readonly solution: Files;
  readonly check: string | null;
};

/** One of its many, ready to be asked. */
export type DrawnKata = {
  readonly form: KataForm;
  readonly task: string;
  readonly question: Question | null;
  readonly goals: readonly string[];
  readonly hint: string | null;
  readonly starter: Files;
  readonly solution: Files;
  readonly check: string | null;
  /** Python for what is right. */
  readonly proves: string | null;
};

export function countOf(written: Draw): number {
  if (Array.isArray(written)) return written.length;
  return Object.values(written).reduce((count, { length }) => count * length, 1);
}

/** Any number will do: after the last variant the first comes again. */
export function valuesOf(written: Draw, variant: number): DrawnValues {
  let rest = Math.abs(Math.trunc(variant)) % countOf(written);
  if (Array.isArray(written)) return written[rest] ?? {};
  return Object.fromEntries(
    Object.entries(written).map(([key, values]) => {
      const at = rest % values.length;
      rest = Math.floor(rest / values.length);
      return [key, values[at] ?? ''];
    }),
  );
}

export function drawKata({ front, starter, solution, check }: Kata, variant: number): DrawnKata {
  const { draw, ...written } = front;
  const filled = fillAll({ ...written, starter, solution, check }, valuesOf(draw, variant));
  const { form, task } = filled;
  const code = { starter: filled.starter, solution: filled.solution, check: filled.check };
  if ('options' in filled)
    return {
      ...code,
      form,
      task,
      question: questionOf({ question: task, options: turned(filled.options, variant) }),
      goals: [],
      hint: null,
      proves: filled.form === 'predict' ? filled.proves : null,
    };
  const { goals, hint } = filled;
  return { ...code, form, task, question: null, goals, hint, proves: null };
}

/** So that the right one has no place of its own. */
function turned<Option>(options: Option[], variant: number): Option[] {
  const from = Math.abs(Math.trunc(variant)) % options.length;
  return [...options.slice(from), ...options.slice(0, from)];
}
