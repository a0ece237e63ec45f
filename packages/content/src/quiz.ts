import type { Question } from '@hbg/contract/units';
import * as z from 'zod/mini';
import { listOf, longText, shortText } from './front-matter.ts';

const right = z.strictObject({ right: shortText, why: z.optional(longText) });
const wrong = z.strictObject({ wrong: shortText, why: longText });
const option = z.union(
  [right, wrong],
  'schreib right: … für die richtige Antwort, wrong: … und why: … für eine falsche; Texte mit : oder # oder [ am Anfang in "…"',
);

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
