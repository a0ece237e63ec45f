import type { Question } from '@hbg/contract/units';
import * as z from 'zod/mini';
import { listOf, longText, shortText, told } from './front-matter.ts';

const right = z.strictObject({ right: shortText, why: z.optional(longText) });
const wrong = z.strictObject({ wrong: shortText, why: longText });
const option = z.union([right, wrong], { error: cureOfOption });

function cureOfOption({ input, errors }: { input?: unknown; errors: z.core.$ZodIssue[][] }) {
  const fields = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  const kind = ['right', 'wrong'].findIndex((name) => fields.includes(name));
  if (kind >= 0) return told(errors[kind]?.[0]);
  const instead = fields.length > 0 ? `, nicht mit ${fields[0]}` : '';
  return `eine Antwort beginnt mit right: … oder wrong: …${instead}`;
}

/** As it is written: `right: …` once, and a reason for every `wrong: …`. */
export const question = z.pipe(
  z
    .strictObject({
      question: shortText,
      code: z.optional(z.string()),
      options: listOf(option, 2, 5),
    })
    .check(
      z.refine(({ options }) => options.filter((option) => 'right' in option).length === 1, {
        error: 'genau eine Antwort beginnt mit right: …, alle anderen mit wrong: …',
      }),
      z.refine(({ options }) => new Set(options.map(textOf)).size === options.length, {
        error: 'zwei Antworten sind gleich',
      }),
    ),
  z.transform(
    ({ question, code, options }): Question => ({
      question,
      code: code ?? null,
      options: options.map((option) => ({
        text: textOf(option),
        isRight: 'right' in option,
        why: option.why ?? null,
      })),
    }),
  ),
);

function textOf(written: z.output<typeof option>): string {
  return 'right' in written ? written.right : written.wrong;
}
