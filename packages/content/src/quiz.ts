import * as z from 'zod/mini';
import { listOf, longText, shortText } from './front-matter.ts';

const right = z.strictObject({ right: shortText, why: z.optional(longText) });
const wrong = z.strictObject({ wrong: shortText, why: longText });

/** As it is written: `right: …` once, and a reason for every `wrong: …`. */
export const question = z.pipe(
  z
    .strictObject({
      question: shortText,
      code: z.optional(z.string()),
      options: listOf(z.union([right, wrong]), 2, 5),
    })
    .check(
      z.refine(({ options }) => options.filter((option) => 'right' in option).length === 1, {
        error: 'give just one option as right: …, each other as wrong: … with a why: …',
      }),
    ),
  z.transform(
    ({ question, code, options }): Question => ({
      question,
      code: code ?? null,
      options: options.map((option) => ({
        text: 'right' in option ? option.right : option.wrong,
        isRight: 'right' in option,
        why: option.why ?? null,
      })),
    }),
  ),
);

export type Question = {
  readonly question: string;
  /** Shown below the question. */
  readonly code: string | null;
  readonly options: {
    readonly text: string;
    readonly isRight: boolean;
    /** Why it is so; each wrong one has a reason. */
    readonly why: string | null;
  }[];
};
